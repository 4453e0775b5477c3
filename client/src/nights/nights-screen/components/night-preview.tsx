import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Host } from '#client/organizations/host.ts';
import { useWasWide } from '#client/lib/use-column-count.ts';
import { DEFAULT_BANNER_COLOR } from '#shared/limits/limits.ts';
import { momentOf, type NightFields, type NightForm } from '../night-form.ts';
import { usePresentGames } from '../../use-present-games.ts';
import { InvitationPreview } from './invitation-preview.tsx';
import { NightCardPreview, type NightFace } from './night-card.tsx';
import { t } from '#client/nights/words/words.ts';

const COVERS = 4;

interface NightPreviewProps {
  form: NightForm;
  host: Host;
}

/** The card and the invitation as they will be, where there is room. Decorative: the fields have the same content. */
export function NightPreview(props: NightPreviewProps) {
  const isWide = useWasWide('(width >= 64rem)');
  const [height, ref] = useHeight();
  if (!isWide) return null;
  return (
    <aside
      ref={ref}
      className="grid grid-cols-1 gap-6 desk:sticky"
      // Where it is higher than the window, it stays by its foot: scrolling shows all of it.
      style={{ top: `min(var(--nav-h) + 24px, 100dvh - ${height + 24}px)` }}
      aria-hidden="true"
    >
      <CardPreview {...props} />
      <InvitationPreview {...props} />
    </aside>
  );
}

/** The height of an element in pixels, and its ref. */
function useHeight(): [number, (element: HTMLElement) => () => void] {
  const [height, setHeight] = useState(0);
  const watch = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [height, watch];
}

function CardPreview({ form, host }: NightPreviewProps) {
  const { gameIds, moment, ...face } = useWatch({ control: form.control, compute: faceOf });
  const { data: games } = usePresentGames(form, host.for);
  const chosen = useMemo(
    () => gameIds.slice(0, COVERS).flatMap((id) => games?.find((game) => game.id === id) ?? []),
    [gameIds, games],
  );
  const date = moment === null ? null : new Date(moment);
  return (
    <div>
      <p className="mb-3 font-display text-lg leading-[1.2] font-bold text-ink-2">{t('The card')}</p>
      <NightCardPreview face={{ ...face, date, games: chosen, gameCount: gameIds.length }} />
    </div>
  );
}

type FormFace = Omit<NightFace, 'date' | 'games' | 'gameCount'> & { moment: string | null; gameIds: number[] };

function faceOf(fields: NightFields): FormFace {
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
    gameIds: fields.gameIds,
    moment: isOpen ? null : momentOf(fields),
  };
}
