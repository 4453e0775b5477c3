import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { Host } from '#client/entities/hosts/host.ts';
import type { Event } from '#shared/contracts/events.ts';
import type { NightForm } from '../night-form.ts';
import { BannerSection } from './banner-section.tsx';
import { AccessSection } from './access-section.tsx';
import { TypeSection } from './type-section.tsx';
import { GuestTextsSection } from './guest-texts-section.tsx';

interface OptionalSectionsProps {
  form: NightForm;
  host: Host;
  event: Event | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Rarely changed settings, collapsed. Closed fields keep their values. */
export function OptionalSections({ form, host, event, open, onOpenChange }: OptionalSectionsProps) {
  return (
    <details open={open} onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}>
      <summary className="tile flex cursor-pointer list-none items-center gap-2.5 px-5 py-4 max-sm:px-4 max-sm:py-3.5 [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal className="icon" aria-hidden="true" />
        <b>More</b>
        <span className="min-w-0 flex-1 text-end text-sm text-ink-2">Type, seats, message, who may come</span>
        <ChevronDown className="icon in-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="mt-5 grid grid-cols-1 gap-5 max-sm:gap-4">
        <TypeSection form={form} plan={host.plan} event={event} />
        <GuestTextsSection form={form} />
        <AccessSection form={form} />
        <BannerSection form={form} />
      </div>
    </details>
  );
}
