import { useWatch } from 'react-hook-form';
import { DEFAULT_BANNER_COLOR } from '#shared/limits.ts';
import { momentOf, type NightFields, type NightForm } from '../night-form.ts';
import { NightCardPreview, type NightFace } from './night-card.tsx';

/** A preview of the card. Decorative: the fields have the same content. */
export function NightPreview({ form }: { form: NightForm }) {
  const face = useWatch({ control: form.control, compute: faceOf });
  return (
    <aside className="hidden desk:sticky desk:top-[calc(var(--nav-h)_+_24px)] desk:block" aria-hidden="true">
      <p className="mb-3 font-display text-lg leading-[1.2] font-bold text-ink-2">Preview</p>
      <NightCardPreview face={{ ...face, date: face.moment === null ? null : new Date(face.moment) }} />
    </aside>
  );
}

function faceOf(fields: NightFields): Omit<NightFace, 'date'> & { moment: string | null } {
  const isOpen = fields.dateMode !== 'one';
  const seats = Number(fields.maxAttendees);
  return {
    title: fields.title.trim(),
    eventType: fields.eventType,
    timeZone: fields.timeZone,
    durationMinutes: Number(fields.durationMinutes),
    location: fields.location?.trim() || null,
    maxAttendees: Number.isInteger(seats) && seats > 0 ? seats : null,
    bannerColor: /^#[\da-f]{6}$/i.test(fields.bannerColor) ? fields.bannerColor : DEFAULT_BANNER_COLOR,
    bannerUrl: /^https?:\/\/./.test(fields.bannerUrl ?? '') ? (fields.bannerUrl ?? null) : null,
    isPublic: fields.isPublic,
    dates: fields.dateMode === 'choose' ? fields.poll.options.length : null,
    moment: isOpen ? null : momentOf(fields),
  };
}
