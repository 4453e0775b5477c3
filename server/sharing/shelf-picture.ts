import { LRUCache } from 'lru-cache';
import { firstName } from '#server/plays/service.ts';
import { linkPictures } from '#server/platform/link-pictures/link-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { type Shown, shownSample } from './shown-store.ts';
import { t } from '#server/platform/words/words.ts';

/** Owners whose sample is kept, some hundred bytes each. */
const SAMPLES = 500;
const COLOUR = '#0b5f66';

/** 'The board games of Ana'. */
export function ownerText({ organizationName, firstName: name }: Shown): string {
  const owner = organizationName ?? firstName(name);
  return owner ? t('The board games of {owner}', { owner }) : t('A board game collection');
}

/** Makes what chats show beside a link to a shared collection: address and description. */
export function shelfPictures({ db, environment }: Pick<Services, 'db' | 'environment'>) {
  const samples = new LRUCache<string, Awaited<ReturnType<typeof shownSample>>>({ max: SAMPLES });
  /** Read again once the owner has changed something. */
  const sampleOf = async ({ userId, revision }: Shown) => {
    const key = `${userId} ${revision}`;
    const sample = samples.get(key) ?? (await shownSample(db, userId));
    samples.set(key, sample);
    return sample;
  };
  return async (shown: Shown): Promise<{ address: string; alt: string }> => {
    const { total, games } = await sampleOf(shown);
    const { addressOf } = await linkPictures(db, environment.origin);
    const count = t('{total, plural, one {# game} other {# games}}', { total });
    const owner = ownerText(shown);
    const address = addressOf({
      plate: null,
      title: shown.title,
      kind: t('Board games'),
      lines: [owner],
      note: [count, 'quiet'],
      games,
      colour: COLOUR,
    });
    return { address, alt: `${shown.title}. ${owner}, ${count}` };
  };
}
