import { randomUUID } from 'node:crypto';
import type { RsvpAnswer } from '../../shared/enums.ts';
import type { Caller } from './caller.ts';

interface KnownGame {
  id: number;
  /** As the server acknowledged it last; null where nobody rated it. */
  rating: number | null;
}

interface KnownGuest {
  /** Path of their own page. */
  path: string;
  status: 'invited' | RsvpAnswer;
  answersLeft: number;
}

interface KnownNight {
  id: number;
  guests: Map<string, KnownGuest>;
}

/** The writes that the servers acknowledged to one owner. */
export interface Ledger {
  games: Map<string, KnownGame>;
  /** Keys of plays. */
  plays: Set<string>;
  nights: Map<string, KnownNight>;
}

const ANSWERS: readonly RsvpAnswer[] = ['accepted', 'maybe', 'declined'];
/** Fewer than an hour allows. */
const ANSWERS_OF_ONE = 15;
const WORDS = ['cat', 'wing', 'azu', 'ticket', 'pande', 'carc', 'terra'];

/** One simulated owner and the guests of their nights. Actions run one after another. */
export class SoakOwner {
  readonly ledger: Ledger = { games: new Map(), plays: new Set(), nights: new Map() };

  constructor(
    readonly name: string,
    readonly caller: Caller,
    private readonly guests: Caller,
    private readonly random: () => number,
  ) {}

  /** Does one thing, as often as people do it. */
  async act(): Promise<void> {
    const roll = this.random();
    if (this.ledger.games.size < 3 || roll < 0.12) return this.#addGame();
    if (roll < 0.37) return this.#recordPlay();
    if (roll < 0.47) return this.#rate();
    if (roll < 0.62) return this.#read('/api/games');
    if (roll < 0.7) return this.#read('/api/game-sessions');
    if (roll < 0.78) return this.#read(`/api/titles?q=${this.#oneOf(WORDS)}`);
    if (this.ledger.nights.size === 0 || roll < 0.82) return this.#hostNight();
    if (roll < 0.86) return this.#read('/api/events');
    return this.#answer();
  }

  #oneOf<T>(list: Iterable<T>): T {
    const all = [...list];
    return all[Math.floor(this.random() * all.length)] as T;
  }

  async #read(path: string): Promise<void> {
    await this.caller.once('GET', path);
  }

  async #addGame(): Promise<void> {
    const title = `Game ${randomUUID()}`;
    const body = { title, players: '2-4', duration: '45 min' };
    // Refused as a duplicate where the first sending was done and its answer lost.
    const { status, body: added } = await this.caller.until('POST', '/api/games', { body, expects: [409] });
    const id = status === 201 ? (added as KnownGame).id : await this.#idOf(title);
    this.ledger.games.set(title, { id, rating: null });
  }

  async #idOf(title: string): Promise<number> {
    const { body } = await this.caller.until('GET', '/api/games');
    const found = (body as { id: number; title: string }[]).find((game) => game.title === title);
    if (!found) throw new Error(`${title} is a duplicate of nothing`);
    return found.id;
  }

  async #recordPlay(): Promise<void> {
    const key = randomUUID();
    const { id } = this.#oneOf(this.ledger.games.values());
    await this.caller.until('POST', `/api/games/${id}/sessions`, {
      body: { players: '["Ana","Bea"]', scores: '[7,5]', notes: key, idempotencyKey: key, markAsPlayed: true },
    });
    this.ledger.plays.add(key);
  }

  async #rate(): Promise<void> {
    const game = this.#oneOf(this.ledger.games.values());
    const rating = Math.ceil(this.random() * 10) / 2;
    await this.caller.until('POST', `/api/games/${game.id}/rate`, { body: { rating } });
    game.rating = rating;
  }

  async #hostNight(): Promise<void> {
    const title = `Night ${randomUUID()}`;
    const created = await this.caller.once('POST', '/api/events', {
      body: { title, date: '2999-05-03T18:00:00Z', hostEmail: 'host@example.org' },
    });
    if (created?.status !== 201) return;
    const night: KnownNight = { id: (created.body as { id: number }).id, guests: new Map() };
    this.ledger.nights.set(title, night);
    // Each mailbox takes only so many mails a day.
    const emails = [1, 2, 3].map((n) => `guest-${n}-${night.id}@example.org`);
    const { body } = await this.caller.until('POST', `/api/events/${night.id}/attendees`, {
      body: { attendees: emails.map((email) => ({ email, name: null })) },
    });
    for (const { id, email } of (body as { attendees: { id: number; email: string }[] }).attendees) {
      // The host is on the list as well.
      if (!emails.includes(email)) continue;
      const link = await this.caller.until('POST', `/api/attendees/${id}/link`, { body: {} });
      // A refusal is counted among the unexpected answers, and the run goes on.
      if (link.status >= 400) continue;
      const path = new URL((link.body as { url: string }).url).pathname;
      night.guests.set(email, { path, status: 'invited', answersLeft: ANSWERS_OF_ONE });
    }
    await this.caller.until('POST', `/api/events/${night.id}/send-invitations`);
  }

  async #answer(): Promise<void> {
    const { guests } = this.#oneOf(this.ledger.nights.values());
    const guest = [...guests.values()].find(({ answersLeft }) => answersLeft > 0 && this.random() < 0.5);
    if (!guest) return;
    const status = this.#oneOf(ANSWERS);
    guest.answersLeft -= 1;
    await this.guests.until('GET', guest.path);
    await this.guests.until('POST', guest.path, { body: new URLSearchParams({ status }) });
    guest.status = status;
  }
}
