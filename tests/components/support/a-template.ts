import { type EventTemplate, newTemplate } from '#shared/nights/templates-contract.ts';

/** A weekly template with four regulars, with overrides. */
export const aTemplate = (facts: Partial<EventTemplate> = {}): EventTemplate => ({
  ...newTemplate.parse({ name: 'Friday at ours' }),
  id: 1,
  createdBy: 1,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  hostEmail: 'robin@example.org',
  repeat: 'weekly',
  nextDate: '2998-12-07',
  time: '19:30',
  timeZone: 'Europe/Lisbon',
  location: '14 Linden Row, top bell',
  attendees: ['Priya', 'Jonas', 'Tom', 'Elif'].map((name) => ({
    email: `${name.toLowerCase()}@example.org`,
    name,
  })),
  pausedBecause: null,
  upcoming: [],
  ...facts,
});
