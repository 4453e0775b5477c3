import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { eventKeys } from '#client/features/game-nights/event-keys.ts';
import { call } from '#client/lib/http.ts';
import * as contracts from '#shared/contracts/templates.ts';
import type { EventTemplate } from '#shared/contracts/templates.ts';

/** The owner's templates by name. */
export const templatesQuery = queryOptions({
  queryKey: eventKeys.templates,
  queryFn: ({ signal }) => call(contracts.listTemplates, {}, signal),
});

/** A template may make nights at once, so everything about events may be stale. */
const meta = { invalidates: [eventKeys.all] };

/** Puts the template of an answer into the cached list, so that the screen shows it without waiting. */
async function keep(client: QueryClient, answer: Promise<EventTemplate>): Promise<EventTemplate> {
  const template = await answer;
  client.setQueryData(templatesQuery.queryKey, (all) => {
    if (!all) return all;
    const isThere = all.some(({ id }) => id === template.id);
    return isThere ? all.map((one) => (one.id === template.id ? template : one)) : [...all, template];
  });
  return template;
}

const idOf = ({ id }: { id: number }) => ({ params: { id } });

/** What makes a template; fields that it leaves out get their defaults. */
export type TemplateToSave = Parameters<typeof call<typeof contracts.createTemplate>>[1]['body'];
export type TemplateToChange = Parameters<typeof call<typeof contracts.changeTemplate>>[1]['body'];

/** Writes a new template, or over the one that is given. */
export const saveTemplate = mutationOptions({
  mutationFn: ({ fields, over }: { fields: TemplateToSave; over: EventTemplate | null }, { client }) =>
    keep(
      client,
      over
        ? call(contracts.changeTemplate, { ...idOf(over), body: fields })
        : call(contracts.createTemplate, { body: fields }),
    ),
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
    client.setQueryData(templatesQuery.queryKey, (all) => all?.filter(({ id }) => id !== template.id));
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
