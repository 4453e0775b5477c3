import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './api.ts';
import { homeTimeZone } from './home-time-zone.ts';

/** The zone of the signed-in user. */
export const useHomeTimeZone = (): string => homeTimeZone(useQuery(currentUserQuery).data);
