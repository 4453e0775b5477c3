import { useEffect, useRef, type ReactNode } from 'react';
import type { Host } from '#client/features/hosting/host.ts';
import { Button } from '#client/ui/button.tsx';
import type { IconType } from '#client/ui/icon-type.ts';
import type { Event } from '#shared/contracts/events.ts';
import type { NightForm, WrittenNight } from '../night-form.ts';
import { GamesSection } from './games-section.tsx';
import { GuestsSection } from './guests-section.tsx';
import { LookSection } from './look-section.tsx';
import { NightPreview } from './night-preview.tsx';
import { RulesSection } from './rules-section.tsx';
import { WhatSection } from './what-section.tsx';
import { WhenSection } from './when-section.tsx';
import { WordsSection } from './words-section.tsx';
import './night-form-panel.css';

interface NightFormPanelProps {
  heading: string;
  form: NightForm;
  host: Host;
  /** The night that is edited; absent for a new one. */
  event?: Event;
  /** What is to be known before one fills it in. */
  notice: ReactNode;
  submit: { label: string; pendingLabel: string; icon: IconType; isPending: boolean };
  onSubmit: (written: WrittenNight) => void;
  onCancel: () => void;
}

/** A night being written, in sections, with its card beside it where there is room. */
export function NightFormPanel(props: NightFormPanelProps) {
  const { heading, form, host, event, notice, submit, onSubmit, onCancel } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <div className="night-form-panel">
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <div className="night-form-columns">
        <form noValidate className="night-form" onSubmit={(sent) => void form.handleSubmit(onSubmit)(sent)}>
          {notice}
          <WhatSection form={form} plan={host.plan} event={event} />
          <WhenSection form={form} />
          <GamesSection form={form} host={host} />
          <GuestsSection form={form} plan={host.plan} onList={event?.guests ?? 0} />
          <WordsSection form={form} />
          <LookSection form={form} />
          <RulesSection form={form} />
          <div className="night-form-bar">
            <Button onClick={onCancel} disabled={submit.isPending}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              icon={submit.icon}
              pending={submit.isPending}
              pendingLabel={submit.pendingLabel}
            >
              {submit.label}
            </Button>
          </div>
        </form>
        <NightPreview form={form} />
      </div>
    </div>
  );
}
