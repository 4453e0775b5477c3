import { CalendarDays, Coffee, Presentation, Trophy } from 'lucide-react';
import { Badge } from '#client/ui/marks/badge.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { EVENT_TYPE_LABELS, type EventType } from '#shared/enums.ts';

export const EVENT_TYPE_ICONS: Record<EventType, IconType> = {
  game_night: CalendarDays,
  tournament: Trophy,
  casual: Coffee,
  workshop: Presentation,
};

export function EventTypeBadge({ type }: { type: EventType }) {
  return <Badge icon={EVENT_TYPE_ICONS[type]}>{EVENT_TYPE_LABELS[type]}</Badge>;
}
