import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { eventKeys } from '#client/lib/event-keys.ts';
import type { Host } from '#client/organizations/host.ts';
import { callOnce } from '#client/lib/http/call-once.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/templates-contract.ts';
import type { EventTemplate } from '#shared/nights/templates-contract.ts';

/** A host's templates by name. @param organizationId null for the user's own */
export const templatesQuery = (organizationId: number | null) =>
  queryOptions({
    queryKey: [...eventKeys.templates, organizationId],
    queryFn: ({ signal }) => call(contracts.listTemplates, { for: organizationId }, signal),
    staleTime: organizationId === null ? Infinity : 0,
  });

/** Saving a template may create nights at once, so all event data is stale. */
const meta = { invalidates: [eventKeys.all] };

/** Writes a response's template into the cached list. */
async function cacheTemplate(client: QueryClient, answer: Promise<EventTemplate>): Promise<EventTemplate> {
  const template = await answer;
  changeLists(client, (all) => all.map((one) => (one.id === template.id ? template : one)));
  return template;
}

function changeLists(client: QueryClient, change: (all: EventTemplate[]) => EventTemplate[]): void {
  client.setQueriesData<EventTemplate[]>({ queryKey: eventKeys.templates }, (all) => all && change(all));
}

/** The same for a new one, into its host's list. */
async function cacheNew(client: QueryClient, host: HostId, answer: Promise<EventTemplate>): Promise<EventTemplate> {
  const template = await answer;
  client.setQueryData(templatesQuery(host.for).queryKey, (all) => all && [...all, template]);
  return template;
}

type HostId = Pick<Host, 'for'>;

interface Saving {
  host: HostId;
  fields: TemplateToSave;
  /** The template to overwrite; null for a new one. */
  over: EventTemplate | null;
}

const idOf = ({ id }: { id: number }) => ({ params: { id } });

/** The payload that creates a template; omitted fields get defaults. */
export type TemplateToSave = Parameters<typeof call<typeof contracts.createTemplate>>[1]['body'];
export type TemplateToChange = Parameters<typeof call<typeof contracts.changeTemplate>>[1]['body'];

/** Creates or overwrites a template. */
export const saveTemplate = mutationOptions({
  mutationFn: ({ host, fields, over }: Saving, { client }) =>
    over
      ? cacheTemplate(client, call(contracts.changeTemplate, { ...idOf(over), body: fields }))
      : cacheNew(client, host, callOnce(contracts.createTemplate, { for: host.for, body: fields })),
  meta,
});

export const changeTemplate = mutationOptions({
  mutationFn: ({ template, changes }: { template: EventTemplate; changes: TemplateToChange }, { client }) =>
    cacheTemplate(client, call(contracts.changeTemplate, { ...idOf(template), body: changes })),
  meta,
});

export const deleteTemplate = mutationOptions({
  mutationFn: async (template: EventTemplate, { client }) => {
    await call(contracts.deleteTemplate, idOf(template));
    changeLists(client, (all) => all.filter(({ id }) => id !== template.id));
  },
  meta,
});

/** Creates an event from a template. */
export const applyTemplate = mutationOptions({
  mutationFn: ({ template, date }: { template: EventTemplate; date: Date }) =>
    callOnce(contracts.useTemplate, { ...idOf(template), body: { date: date.toISOString() } }),
  meta,
});

/** Skips the night of a date. */
export const skipNight = mutationOptions({
  mutationFn: ({ template, date }: { template: EventTemplate; date: string }, { client }) =>
    cacheTemplate(client, call(contracts.skipOccurrence, { ...idOf(template), body: { date } })),
  meta,
});

export const saveAsTemplate = mutationOptions({
  mutationFn: (event: { id: number }, { client }) =>
    cacheTemplate(client, callOnce(contracts.saveAsTemplate, { ...idOf(event), body: {} })),
  meta,
});
