import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import { groupKeys } from '#client/nights/groups/api.ts';
import * as contracts from '#shared/ladders/ladders-contract.ts';

const KEY = [...groupKeys.all, 'ladder'] as const;

const of = (id: number) => ({ params: { id } });

/** The ladder of a group, of all games or of one. Fetched each time: it changes with plays on all devices of its host. */
export const ladderQuery = (id: number, game: string | null) =>
  queryOptions({
    queryKey: [...KEY, id, 'rungs', game],
    queryFn: ({ signal }) =>
      call(contracts.getLadder, { ...of(id), ...(game !== null && { query: { game } }) }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Who of a group is which person; for its host. */
export const ladderSeatsQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id, 'seats'],
    queryFn: ({ signal }) => call(contracts.listLadderSeats, of(id), signal),
    staleTime: 0,
  });

const meta = { invalidates: [KEY] };

export const switchLadder = mutationOptions({
  mutationFn: ({ id, isOn }: { id: number; isOn: boolean }) =>
    call(contracts.switchLadder, { ...of(id), body: { isOn } }),
  meta: { invalidates: [KEY, groupKeys.list] },
});

type SeatChange = Parameters<typeof call<typeof contracts.changeLadderSeat>>[1]['body'];

/** Says who a member is in plays, or whether they are on the ladder; the latter is shown from the answer on. */
export const changeLadderSeat = mutationOptions({
  mutationFn: async ({ id, change }: { id: number; change: SeatChange }, { client }) => {
    const answer = await call(contracts.changeLadderSeat, { ...of(id), body: change });
    client.setQueryData(
      ladderSeatsQuery(id).queryKey,
      (data) =>
        data && {
          ...data,
          seats: data.seats.map((seat) =>
            seat.id === change.seat ? { ...seat, isOff: change.isOff ?? seat.isOff } : seat,
          ),
        },
    );
    return answer;
  },
  meta,
});
