import type { Channel, ChannelChanges, NewChannel } from '#shared/nights/news/channels-contract.ts';
import { shownTarget } from '#shared/nights/news/channel-targets.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { nameKey } from '#shared/text/person-name.ts';
import type { Database } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refuseTakenName } from '#server/platform/http/refuse-taken-name.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import type { Services } from '#server/platform/services.ts';
import { t } from '#server/nights/words/words.ts';
import { type ChannelSecrets, channelSecrets } from './channel-secrets.ts';
import { refuseUnownedGroup } from '../groups/service.ts';
import * as store from './channels-store.ts';

export { deliverNews } from './deliver-news.ts';

type ChannelServices = Pick<Services, 'db' | 'environment' | 'postJson'>;

/** The owner's channels by name, with where they lead in part. */
export async function listChannels(db: Database, owner: Owner): Promise<Channel[]> {
  return view(db, await channelSecrets(db), owner.id, await store.channelsOf(db, owner.id));
}

/**
 * @throws Refusal channels_off, duplicate_channel, limit_reached, or invalid_request naming an address that is not public
 * or a group that is not the owner's
 */
export async function addChannel(services: ChannelServices, owner: Owner, fields: NewChannel): Promise<Channel> {
  const { db, postJson } = services;
  refuseWhileOff(services);
  const { kind, name, secret, news, groupId } = fields;
  const url = kind === 'telegram' ? null : new URL(fields.target);
  const target = url?.href ?? fields.target;
  if (url !== null && !postJson.accepts(url))
    throw new Refusal('invalid_request', {
      fields: { target: t('Please enter an address on the public internet, on the usual port 443 or 80') },
    });
  const secrets = await channelSecrets(db);
  const row = {
    userId: owner.id,
    kind,
    name,
    nameKey: nameKey(name),
    news,
    groupId,
    ...secrets.seal({ target, secret }),
  };
  const added = await namedOnce(name, () =>
    withOwnerLockOnly(db, owner.id, async (tx) => {
      await refuseUnownedGroup(tx, owner, groupId);
      if ((await store.countChannels(tx, owner.id)) >= STORAGE_LIMITS.channels.most) throw limitReached('channels');
      return store.insertChannel(tx, row);
    }),
  );
  return viewOne(db, secrets, added);
}

/** @throws Refusal not_found, duplicate_channel, invalid_request naming a group that is not the owner's */
export async function changeChannel(
  db: Database,
  owner: Owner,
  channelId: number,
  { name, news, groupId }: ChannelChanges,
): Promise<Channel> {
  const changes = {
    ...(name !== undefined && { name, nameKey: nameKey(name) }),
    ...(news && { news }),
    ...(groupId !== undefined && { groupId }),
  };
  return changed(
    db,
    namedOnce(name ?? '', () =>
      withOwnerLockOnly(db, owner.id, async (tx) => {
        await refuseUnownedGroup(tx, owner, groupId);
        return store.updateChannel(tx, owner.id, channelId, changes);
      }),
    ),
  );
}

/** Posts to it again, from the next news on. @throws Refusal not_found */
export const resumeChannel = (db: Database, owner: Owner, channelId: number): Promise<Channel> =>
  changed(db, store.updateChannel(db, owner.id, channelId, { pausedAt: null, failingSince: null }));

/** @throws Refusal not_found */
export async function deleteChannel(db: Database, owner: Owner, channelId: number): Promise<void> {
  if (!(await store.deleteChannel(db, owner.id, channelId))) throw new Refusal('not_found');
}

/** @throws Refusal channels_off */
export function refuseWhileOff({ environment }: Pick<Services, 'environment'>): void {
  if (environment.CHANNELS === 'off') throw new Refusal('channels_off');
}

async function changed(db: Database, changing: Promise<store.ChannelRow | undefined>): Promise<Channel> {
  const row = await changing;
  if (!row) throw new Refusal('not_found');
  return viewOne(db, await channelSecrets(db), row);
}

async function viewOne(db: Database, secrets: ChannelSecrets, row: store.ChannelRow): Promise<Channel> {
  const [viewed] = await view(db, secrets, row.userId, [row]);
  if (!viewed) throw new Error('the channel was not viewed');
  return viewed;
}

async function view(
  db: Database,
  secrets: ChannelSecrets,
  userId: number,
  rows: readonly store.ChannelRow[],
): Promise<Channel[]> {
  const { last, waiting } = await store.statesOf(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { kind, target, secret } = secrets.open(row);
    return {
      ...row,
      ...shownTarget(kind, target, secret),
      lastDelivery: last.get(row.id) ?? null,
      waiting: waiting.get(row.id) ?? 0,
    };
  });
}

const namedOnce = <T>(name: string, write: () => Promise<T>): Promise<T> =>
  refuseTakenName(
    {
      index: 'channels_one_name',
      code: 'duplicate_channel',
      message: t('You have a channel named "{name}" already.', { name }),
    },
    write,
  );
