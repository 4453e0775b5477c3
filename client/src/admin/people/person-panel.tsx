import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Ban, CircleCheck, Gem, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dateText, momentText } from '#client/lib/reader-time.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import type { AdminPersonDetails } from '#shared/admin/people-contract.ts';
import { ActSentences } from '../act-list.tsx';
import { personQuery, setDisabled } from '../api.ts';
import { Loaded } from '../loaded.tsx';
import * as messages from '../messages.ts';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import { personFacts } from './person-facts.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { rich, t } from '#client/admin/words/words.ts';

/** One account: who it is, how much is in it, and what an administrator can do. */
export function PersonPanel({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <>
      <Button size="sm" variant="ghost" icon={ArrowLeft} className="mb-3" onClick={onClose}>
        {t('All Accounts')}
      </Button>
      <Loaded
        query={useQuery(personQuery(id))}
        loading={t('Loading the account...')}
        failed={t('The account could not be loaded')}
      >
        {(person) => <Person person={person} onClose={onClose} />}
      </Loaded>
    </>
  );
}

function Person({ person, onClose }: { person: AdminPersonDetails; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The row that opened it is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { name, email, disabledAt, acts, hosts, hostsFor } = person;
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Tile as="section" pad="lg" aria-labelledby="person">
        <h2
          id="person"
          tabIndex={-1}
          ref={heading}
          className="flex flex-wrap items-center gap-2.5 wrap-anywhere outline-none"
        >
          <bdi>{name ?? email}</bdi>
          {disabledAt ? <Badge tone="bad">{t('Disabled since {date}', { date: dateText(disabledAt) })}</Badge> : null}
        </h2>
        {name === null ? null : (
          <p className="wrap-anywhere text-ink-2">
            <bdi>{email}</bdi>
          </p>
        )}
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
          {personFacts(person).map(([term, fact]) => (
            <div key={term} className="contents">
              <dt className="text-ink-2">{term}</dt>
              <dd className="wrap-anywhere tabular-nums">{fact}</dd>
            </div>
          ))}
        </dl>
        <Acts person={person} onDeleted={onClose} />
      </Tile>
      <div className="grid content-start gap-5">
        {hosts.length + hostsFor.length > 0 ? (
          <Tile as="section" pad="lg" aria-labelledby="hosts">
            <h2 id="hosts">{t('Hosts')}</h2>
            <ul className="mt-2 grid gap-1.5 text-sm">
              {hosts.map((host) => (
                <li key={host.email} className="wrap-anywhere">
                  {host.accepted
                    ? t('{email} is host here.', { email: host.email })
                    : t('{email} is asked to host here.', { email: host.email })}
                </li>
              ))}
              {hostsFor.map((organization) => (
                <li key={organization}>
                  {rich('Hosts for {organization}.', { organization: <bdi>{organization}</bdi> })}
                </li>
              ))}
            </ul>
          </Tile>
        ) : null}
        <Tile as="section" pad="lg" aria-labelledby="acts">
          <h2 id="acts">{t('What Administrators Did')}</h2>
          {acts.length > 0 ? (
            <ActSentences acts={acts} />
          ) : (
            <p className="mt-2 text-sm text-ink-2">{t('Nothing yet.')}</p>
          )}
        </Tile>
      </div>
    </div>
  );
}

function Acts({ person, onDeleted }: { person: AdminPersonDetails; onDeleted: () => void }) {
  const [open, setOpen] = useState<'plan' | 'disable' | 'delete' | null>(null);
  const { id, name, email, disabledAt, isAdmin, paidPlan } = person;
  const called = name ?? email ?? t('Account {id}', { id });
  const close = () => setOpen(null);
  const { mutate, isPending } = useMutation({
    ...setDisabled,
    onSuccess: ({ disabledAt: since, paymentsProblem }) => {
      close();
      const done = since
        ? t('{name} is signed out since {moment}.', { name: called, moment: momentText(since) })
        : t('{name} can sign in again, and mails that waited are sent.', { name: called });
      toast(
        messages.done(
          since ? t('Account disabled') : t('Account enabled'),
          [done, paymentsProblem].filter(Boolean).join(' '),
        ),
      );
    },
    onError: (error) => toast(messages.failed(error)),
  });
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      <Button size="sm" icon={Gem} onClick={() => setOpen('plan')}>
        {t('Give a Plan')}
      </Button>
      {isAdmin ? null : disabledAt ? (
        <Button
          size="sm"
          icon={CircleCheck}
          pending={isPending}
          pendingLabel={t('Enabling...')}
          onClick={() => mutate({ id, disabled: false })}
        >
          {t('Enable')}
        </Button>
      ) : (
        <Button size="sm" variant="ghost-danger" icon={Ban} onClick={() => setOpen('disable')}>
          {t('Disable...')}
        </Button>
      )}
      {isAdmin ? null : (
        <Button size="sm" variant="ghost-danger" icon={Trash2} onClick={() => setOpen('delete')}>
          {t('Delete...')}
        </Button>
      )}
      {isAdmin ? (
        <p className="w-full text-sm text-ink-2">
          {t('An administrator is neither disabled nor deleted here: take the address out of ADMIN_EMAILS first.')}
        </p>
      ) : null}
      {open === 'plan' ? <PlanDialog person={person} called={called} onClose={close} /> : null}
      <ConfirmDialog
        open={open === 'disable'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('Disable {name}?', { name: called })}
        description={
          paidPlan === null
            ? t(
                'They are signed out and cannot sign in. Their mails wait, and their shared shelves and the pages of their nights do not open. Nothing is deleted, and you can enable the account again.',
              )
            : t(
                'They are signed out and cannot sign in. Their mails wait, and their shared shelves and the pages of their nights do not open. Nothing is deleted, and you can enable the account again. Until then Stripe takes no payments for their plan.',
              )
        }
        confirmLabel={t('Disable')}
        pending={isPending}
        pendingLabel={t('Disabling...')}
        onConfirm={() => mutate({ id, disabled: true })}
      />
      {open === 'delete' ? (
        <DeletePersonDialog person={person} called={called} onClose={close} onDeleted={onDeleted} />
      ) : null}
    </div>
  );
}
