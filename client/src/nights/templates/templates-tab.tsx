import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Gem } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useHost, useHostedOrganization } from '#client/organizations/use-host.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import type { EventTemplate } from '#shared/nights/templates-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { templatesQuery, deleteTemplate } from './api.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { UseTemplateDialog } from './use-template-dialog.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import * as messages from './messages.ts';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { rich, t } from '#client/nights/words/words.ts';

type Shown = { what: 'write'; template: EventTemplate | null } | { what: 'use' | 'delete'; template: EventTemplate };

/** The owner's templates. On plans without templates, existing ones are shown as paused and can be deleted. */
export function TemplatesTab() {
  const now = useMemo(() => new Date(), []);
  const host = useHost();
  const { data: templates, isError, isFetching, refetch } = useQuery(templatesQuery(host?.for ?? null));
  const [shown, setShown] = useState<Shown | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const allowed = PLAN_LIMITS[host?.plan ?? 'free'].premiumEvents;
  const close = () => setShown(null);

  if (!templates && isError)
    return (
      <LoadFailed title={t('Your templates could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  if (!templates) return <TemplatesLoading />;
  const create = () => setShown({ what: 'write', template: null });
  return (
    <div ref={region} tabIndex={-1} className="focus:outline-none" role="region" aria-label={t('Templates')}>
      {templates.length === 0 ? (
        <NoTemplates onCreate={create} />
      ) : (
        <>
          {allowed ? (
            <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
              <p className="flex-[1_1_240px] text-ink-2">
                {t('Your usual nights, written down once. One that repeats makes its nights and invites its regulars.')}
              </p>
              <Button variant="act" icon={CopyPlus} onClick={create}>
                {t('Create Template')}
              </Button>
            </div>
          ) : (
            <NotOnThisPlan />
          )}
          <ul className="grid grid-cols-1 gap-x-5 gap-y-6.5 md:grid-cols-2">
            {templates.map((template) => (
              <li className="grid min-w-0" key={template.id}>
                <TemplateCard
                  template={template}
                  now={now}
                  allowed={allowed}
                  onUse={() => setShown({ what: 'use', template })}
                  onEdit={() => setShown({ what: 'write', template })}
                  onDelete={() => setShown({ what: 'delete', template })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {shown?.what === 'write' ? <TemplateDialog template={shown.template} onClose={close} /> : null}
      {shown?.what === 'use' ? <UseTemplateDialog template={shown.template} onClose={close} /> : null}
      {shown?.what === 'delete' ? (
        <DeleteTemplateDialog template={shown.template} onClose={close} onFocusLost={() => region.current?.focus()} />
      ) : null}
    </div>
  );
}

function NotOnThisPlan() {
  const organization = useHostedOrganization();
  return (
    <Banner
      tone="lamp"
      icon={Gem}
      title={organization === null ? t('Your templates are paused') : t('These templates are paused')}
      className="mb-5"
      action={organization === null ? <Button href="/premium">{t('See Premium Plus')}</Button> : null}
    >
      {organization === null
        ? t(
            'They need Premium Plus. Nights that they have made stay, and they go on from where they are once you have it.',
          )
        : rich(
            'They need Premium Plus. Nights that they have made stay, and they go on from where they are once {organization} has it.',
            { organization: <bdi>{organization}</bdi> },
          )}
    </Banner>
  );
}

interface DeleteTemplateDialogProps {
  template: EventTemplate;
  onClose: () => void;
  /** Its card was removed, so focus must move. */
  onFocusLost: () => void;
}

/** Asks for confirmation; created nights stay. */
function DeleteTemplateDialog({ template, ...handlers }: DeleteTemplateDialogProps) {
  return (
    <ConfirmDeletion
      subject={template}
      deletion={deleteTemplate}
      title={t('Delete "{name}"?', { name: template.name })}
      description={t('It creates no more nights. The nights it has created stay, with their guest lists.')}
      confirmLabel={t('Delete Template')}
      onDeleted={() => toast(messages.templateDeleted(template))}
      onFailed={(error) => toast(messages.deleteFailed(error))}
      {...handlers}
    />
  );
}

function NoTemplates({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon={CopyPlus}
      title={t('No templates yet')}
      action={
        <Button variant="act" icon={CopyPlus} onClick={onCreate}>
          {t('Create Template')}
        </Button>
      }
    >
      {t(
        'Write down your usual night once: the place, the games, the regulars. It can come back every Friday by itself.',
      )}
    </EmptyState>
  );
}

function TemplatesLoading() {
  return (
    <Loading label={t('Loading templates...')} className="grid grid-cols-1 gap-x-5 gap-y-6.5 md:grid-cols-2">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </Loading>
  );
}
