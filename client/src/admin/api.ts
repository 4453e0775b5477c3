import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import { listActs } from '#shared/admin/acts-contract.ts';
import * as mail from '#shared/admin/mails-contract.ts';
import * as people from '#shared/admin/people-contract.ts';
import * as site from '#shared/admin/site-contract.ts';
import type { Plan } from '#shared/enums.ts';
import type { AdminView } from './admin-view.ts';

const adminKeys = { all: ['admin'] } as const;
/** Each act changes lists, counts and the audit. */
const meta = { invalidates: [adminKeys.all] };
/** Others change it, too: it is read again when the screen is looked at. */
const staleTime = 0;

export const siteQuery = queryOptions({
  queryKey: [...adminKeys.all, 'site'],
  queryFn: ({ signal }) => call(site.getSite, {}, signal),
  staleTime,
});

export const peopleQuery = ({ page, search, kind, sort }: AdminView) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'people', { page, search, kind, sort }],
    queryFn: ({ signal }) => call(people.listPeople, { query: { page: String(page), search, kind, sort } }, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'person', id],
    queryFn: ({ signal }) => call(people.getPerson, { params: { id } }, signal),
    staleTime,
  });

export const givePlan = mutationOptions({
  mutationFn: ({ id, plan, until }: { id: number; plan: Plan; until: Date | null }) =>
    call(people.givePlan, { params: { id }, body: { plan, until: until?.toISOString() ?? null } }),
  meta,
});

export const setDisabled = mutationOptions({
  mutationFn: ({ id, disabled }: { id: number; disabled: boolean }) =>
    call(people.setDisabled, { params: { id }, body: { disabled } }),
  meta,
});

export const deletePerson = mutationOptions({
  mutationFn: ({ id, confirm }: { id: number; confirm: string }) =>
    call(people.deletePerson, { params: { id }, body: { confirm } }),
  meta,
});

export const mailsQuery = ({ page, search, state }: AdminView) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'mails', { page, search, state }],
    queryFn: ({ signal }) => call(mail.listMails, { query: { page: String(page), address: search, state } }, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });

export const sendMailAgain = mutationOptions({
  mutationFn: (id: number) => call(mail.sendMailAgain, { params: { id } }),
  meta,
});

export const stopMail = mutationOptions({
  mutationFn: (id: number) => call(mail.stopMail, { params: { id } }),
  meta,
});

export const testMail = mutationOptions({ mutationFn: () => call(mail.testMail, {}), meta });

export const linksQuery = queryOptions({
  queryKey: [...adminKeys.all, 'links'],
  queryFn: ({ signal }) => call(site.listSignUpLinks, {}, signal),
  staleTime,
});

export const makeLink = mutationOptions({
  mutationFn: (link: { uses: number; days: number }) => call(site.makeSignUpLink, { body: link }),
  meta,
});

export const deleteLink = mutationOptions({
  mutationFn: (id: string) => call(site.deleteSignUpLink, { params: { id } }),
  meta,
});

export const reportsQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'reports', page],
    queryFn: ({ signal }) => call(site.listReports, { query: { page: String(page) } }, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });

export const setReportClosed = mutationOptions({
  mutationFn: ({ id, closed }: { id: number; closed: boolean }) =>
    call(site.setReportClosed, { params: { id }, body: { closed } }),
  meta,
});

export const actsQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'acts', page],
    queryFn: ({ signal }) => call(listActs, { query: { page: String(page) } }, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
