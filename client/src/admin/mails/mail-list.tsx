import { useMutation, useQuery } from '@tanstack/react-query';
import { Filter, MailCheck, Send } from 'lucide-react';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import type { MAIL_STATES } from '#shared/enums.ts';
import type { AdminView } from '../admin-view.ts';
import { mailsQuery, testMail } from '../api.ts';
import { Loaded } from '../loaded.tsx';
import * as messages from '../messages.ts';
import { Pager } from '../pager.tsx';
import { MailRow } from './mail-row.tsx';
import { NO_MAIL, STATE_LABELS } from './mail-text.ts';
import { t } from '#client/admin/words/words.ts';

interface MailListProps {
  view: AdminView;
  onChange: (change: Partial<AdminView>) => void;
}

/** Failed ones first. */
const ORDER: readonly (typeof MAIL_STATES)[number][] = ['failed', 'waiting', 'held', 'sent', 'dropped'];

/** Mails by their state, and a test of the mail server. */
export function MailList({ view, onChange }: MailListProps) {
  const query = useQuery(mailsQuery(view));
  const counts = query.data?.counts;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2.5">
        <SearchBox
          className="min-w-0 flex-1"
          placeholder={t('Address of an account...')}
          label={t('Search mails by address')}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
        <FilterSelect
          label={t('Show')}
          icon={Filter}
          value={view.state}
          options={ORDER.map((value) => ({
            value,
            label: counts ? `${STATE_LABELS[value]} (${counts[value]})` : STATE_LABELS[value],
          }))}
          onChange={(state) => onChange({ state, page: 1 })}
        />
        <TestButton />
      </div>
      <Loaded query={query} loading={t('Loading the mails...')} failed={t('The mails could not be loaded')}>
        {({ mails, total }) =>
          total === 0 ? (
            <EmptyState icon={MailCheck} title={NO_MAIL[view.state]}>
              {view.search === ''
                ? t('Choose another state to see what was sent or waits.')
                : t('Type the whole address of an account.')}
            </EmptyState>
          ) : (
            <>
              <Tile pad="lg">
                <ul>
                  {mails.map((mail) => (
                    <MailRow key={mail.id} mail={mail} view={view} />
                  ))}
                </ul>
              </Tile>
              <Pager page={view.page} total={total} onPage={(page) => onChange({ page })} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function TestButton() {
  const { mutate, isPending } = useMutation({
    ...testMail,
    onSuccess: ({ answer }) => toast(messages.done(t('Test mail sent to you'), answer)),
    onError: (error) => toast(messages.failed(error)),
  });
  return (
    <Button icon={Send} pending={isPending} pendingLabel={t('Sending...')} onClick={() => mutate()}>
      {t('Test Mail')}
    </Button>
  );
}
