import { CalendarPlus, CalendarX2, Gem, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { EventTypeBadge } from '../parts/event-type-badge.tsx';
import { NightBanner } from '../parts/night-banner.tsx';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { EventTemplate } from '#shared/nights/templates-contract.ts';
import { nextNight, shortDayText } from './repeat-text.ts';
import { TemplateFacts } from './template-facts.tsx';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#client/ui/layers/toast.ts';
import { changeTemplate, skipNight } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/nights/words/words.ts';

interface TemplateCardProps {
  template: EventTemplate;
  now: Date;
  /** The plan includes templates; otherwise they can only be deleted. */
  allowed: boolean;
  onUse: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A template: what it creates, when next, and actions. */
export function TemplateCard({ template, now, allowed, ...actions }: TemplateCardProps) {
  const { id, name, repeat, bannerColor, bannerUrl, eventType } = template;
  const { mutate: skip, isPending: skipping } = useSkipping(now);
  const { mutate: pause, isPending: pausing } = usePausing();
  const paused = allowed ? template.pausedBecause : repeat === 'never' ? null : 'plan';
  const next = paused === null ? nextNight(template, now) : null;
  const isStopped = template.pausedBecause === 'owner';
  return (
    <article className="tile flex flex-col overflow-hidden" aria-labelledby={`template-${id}`}>
      <NightBanner title={name} color={bannerColor} imageUrl={bannerUrl} className="h-14" />
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 px-4.5 pt-4 pb-3">
        <h2
          className="min-w-0 flex-[1_1_12ch] font-display text-title leading-[1.18] font-bold tracking-[-0.015em] wrap-anywhere"
          id={`template-${id}`}
          dir="auto"
        >
          {name}
        </h2>
        <EventTypeBadge type={eventType} />
      </div>
      {paused === null ? null : (
        <Banner
          compact
          tone="warn"
          icon={paused === 'plan' ? Gem : Pause}
          className="mx-4.5 mt-0 mb-3"
          title={paused === 'plan' ? t('Paused: templates need Premium Plus') : t('Paused by you')}
        />
      )}
      <TemplateFacts template={allowed ? template : { ...template, pausedBecause: paused }} now={now} />
      <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-t-line px-4.5 pt-3.5 pb-4.5">
        {allowed ? (
          <>
            <Button variant="act" icon={CalendarPlus} onClick={actions.onUse} aria-label={t('Use {name}', { name })}>
              {t('Use')}
            </Button>
            <Button icon={Pencil} onClick={actions.onEdit} aria-label={t('Edit {name}', { name })}>
              {t('Edit')}
            </Button>
          </>
        ) : null}
        {next ? (
          <Button
            icon={CalendarX2}
            pending={skipping}
            pendingLabel={t('Skipping...')}
            onClick={() => skip({ template, date: next.date })}
          >
            {t('Skip {day}', { day: shortDayText(next.date, now) })}
          </Button>
        ) : null}
        <span className="ms-auto flex gap-1">
          {allowed && repeat !== 'never' ? (
            <IconButton
              icon={isStopped ? Play : Pause}
              label={isStopped ? t('Resume {name}', { name }) : t('Pause {name}', { name })}
              disabled={pausing}
              onClick={() => pause({ template, changes: { paused: !isStopped } })}
            />
          ) : null}
          <IconButton icon={Trash2} tone="danger" label={t('Delete {name}', { name })} onClick={actions.onDelete} />
        </span>
      </div>
    </article>
  );
}

/** Skips one night, with undo. */
function useSkipping(now: Date) {
  const { mutate: restore } = useMutation({
    ...changeTemplate,
    onError: (error) => toast(messages.saveFailed(error)),
  });
  return useMutation({
    ...skipNight,
    onSuccess: (template, { date }) => {
      toast(messages.nightSkipped(shortDayText(date, now), () => restore({ template, changes: { nextDate: date } })));
    },
    onError: (error) => toast(messages.saveFailed(error)),
  });
}

/** Pauses or resumes a template. */
const usePausing = () =>
  useMutation({
    ...changeTemplate,
    onSuccess: (template) => toast(messages.pausedOrResumed(template)),
    onError: (error) => toast(messages.saveFailed(error)),
  });
