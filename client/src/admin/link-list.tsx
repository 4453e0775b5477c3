import { useQuery } from '@tanstack/react-query';
import { Link2, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { configQuery } from '#client/accounts/api.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import type { SignUpLink } from '#shared/admin/site-contract.ts';
import { deleteLink, linksQuery } from './api.ts';
import { Loaded } from './loaded.tsx';
import * as messages from './messages.ts';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { t } from '#client/admin/words/words.ts';

/** Links by which people may create an account where SIGN_UP=invited. */
export function LinkList() {
  const { data: config } = useQuery(configQuery);
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button variant="primary" icon={Plus} onClick={() => setMaking(true)}>
      {t('New Link')}
    </Button>
  );
  return (
    <>
      {config && config.signUp.mode !== 'invited' ? (
        <p className="mb-4 text-ink-2">
          {t('SIGN_UP is not invited on this site, so these links open nothing for now.')}
        </p>
      ) : null}
      <Loaded
        query={useQuery(linksQuery)}
        loading={t('Loading the links...')}
        failed={t('The links could not be loaded')}
      >
        {(links) =>
          links.length === 0 ? (
            <EmptyState icon={Link2} title={t('No link works now')} action={make}>
              {t('Give a link to people who shall create an account, in a mail or on paper.')}
            </EmptyState>
          ) : (
            <>
              <Tile pad="lg" className="mb-4">
                <ul>
                  {links.map((link) => (
                    <LinkRow key={link.id} link={link} />
                  ))}
                </ul>
              </Tile>
              {make}
            </>
          )
        }
      </Loaded>
      {isMaking ? <NewLinkDialog onClose={() => setMaking(false)} /> : null}
    </>
  );
}

function LinkRow({ link: { id, usesLeft, createdAt, expiresAt } }: { link: SignUpLink }) {
  const [asking, setAsking] = useState(false);
  const made = t('Link of {date}', { date: dateText(createdAt) });
  return (
    <li className="flex items-center gap-3 py-3 not-first:border-t not-first:border-t-line">
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-md leading-[1.35] font-strong tracking-normal">{made}</h2>
        <p className="text-sm leading-body text-ink-2">
          {t('For {count, plural, one {# more account} other {# more accounts}}, until {date}.', {
            count: usesLeft,
            date: dateText(expiresAt),
          })}
        </p>
      </div>
      <IconButton
        icon={Trash2}
        tone="danger"
        label={t('Delete: {link}', { link: made })}
        onClick={() => setAsking(true)}
      />
      {asking ? (
        <ConfirmDeletion
          subject={id}
          deletion={deleteLink}
          title={t('Delete this link?')}
          description={t('Nobody can create an account with it any more. Accounts that were made stay.')}
          confirmLabel={t('Delete Link')}
          onClose={() => setAsking(false)}
          onDeleted={() => toast(messages.done(t('Link deleted'), t('It opens nothing any more.')))}
          onFailed={(error) => toast(messages.failed(error))}
        />
      ) : null}
    </li>
  );
}
