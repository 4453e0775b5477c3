/** Query keys of the owner's events; all data of one is under `one(id)`. */
export const eventKeys = {
  all: ['events'] as const,
  list: ['events', 'list'] as const,
  invitations: ['events', 'invitations'] as const,
  recentGuests: ['events', 'recent-guests'] as const,
  analytics: ['events', 'analytics'] as const,
  templates: ['events', 'templates'] as const,
  ballot: (attendeeId: number) => ['events', 'ballot', attendeeId] as const,
  one: (id: number) => ['events', 'one', id] as const,
};
