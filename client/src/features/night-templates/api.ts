import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { eventKeys } from '#client/entities/nights/event-keys.ts';
import type { Host } from '#client/entities/hosts/host.ts';
import { call } from '#client/lib/http.ts';
import * as contracts from '#shared/contracts/templates.ts';
import type { EventTemplate } from '#shared/contracts/templates.ts';

/** Somebody's templates by name. @param organizationId in whose place they host; null for their own */
export const templatesQuery = (organizationId: number | null) =>
  queryOptions({
    queryKey: [...eventKeys.templates, organizationId],
    queryFn: ({ signal }) => call(contracts.listTemplates, { for: organizationId }, signal),
    staleTime: organizationId === null ? Infinity : 0,
  });

/** A template may make nights at once, so everything about events may be stale. */
const meta = { invalidates: [eventKeys.all] };

/** Puts the template of an answer into the cached list, so that the screen shows it without waiting. */
async function keep(client: QueryClient, answer: Promise<EventTemplate>): Promise<EventTemplate> {
  const template = await answer;
  changeLists(client, (all) => all.map((one) => (one.id === template.id ? template : one)));
  return template;
}

function changeLists(client: QueryClient, change: (all: EventTemplate[]) => EventTemplate[]): void {
  client.setQueriesData<EventTemplate[]>({ queryKey: eventKeys.templates }, (all) => all && change(all));
}

/** The same for one that is new: it joins the list that it was written for. */
async function keepNew(client: QueryClient, host: HostId, answer: Promise<EventTemplate>): Promise<EventTemplate> {
  const template = await answer;
  client.setQueryData(templatesQuery(host.for).queryKey, (all) => all && [...all, template]);
  return template;
}

type HostId = Pick<Host, 'for'>;

interface Saving {
  host: HostId;
  fields: TemplateToSave;
  /** The template that is written over; null for a new one. */
  over: EventTemplate | null;
}

const idOf = ({ id }: { id: number }) => ({ params: { id } });

/** What makes a template; fields that it leaves out get their defaults. */
export type TemplateToSave = Parameters<typeof call<typeof contracts.createTemplate>>[1]['body'];
export type TemplateToChange = Parameters<typeof call<typeof contracts.changeTemplate>>[1]['body'];

/** Writes a new template, or over the one that is given. */
export const saveTemplate = mutationOptions({
  mutationFn: ({ host, fields, over }: Saving, { client }) =>
    over
      ? keep(client, call(contracts.changeTemplate, { ...idOf(over), body: fields }))
      : keepNew(client, host, call(contracts.createTemplate, { for: host.for, body: fields })),
  meta,
});

export const changeTemplate = mutationOptions({
  mutationFn: ({ template, changes }: { template: EventTemplate; changes: TemplateToChange }, { client }) =>
    keep(client, call(contracts.changeTemplate, { ...idOf(template), body: changes })),
  meta,
});

export const deleteTemplate = mutationOptions({
  mutationFn: async (template: EventTemplate, { client }) => {
    await call(contracts.deleteTemplate, idOf(template));
    changeLists(client, (all) => all.filter(({ id }) => id !== template.id));
  },
  meta,
});

/** Makes an event of a template. */
export const applyTemplate = mutationOptions({
  mutationFn: ({ template, date }: { template: EventTemplate; date: Date }) =>
    call(contracts.useTemplate, { ...idOf(template), body: { date: date.toISOString() } }),
  meta,
});

/** Leaves out the night of a day. */
export const skipNight = mutationOptions({
  mutationFn: ({ template, date }: { template: EventTemplate; date: string }, { client }) =>
    keep(client, call(contracts.skipOccurrence, { ...idOf(template), body: { date } })),
  meta,
});

export const saveAsTemplate = mutationOptions({
  mutationFn: (event: { id: number }, { client }) =>
    keep(client, call(contracts.saveAsTemplate, { ...idOf(event), body: {} })),
  meta,
});
