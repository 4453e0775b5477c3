import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { makeQueryClient } from './query-client.ts';

const refused = (status: number) => () => Promise.reject(new ApiError(status, '{}'));

test('a successful mutation invalidates the queries that it names', async () => {
  const client = makeQueryClient();
  client.setQueryData(['games'], []);
  client.setQueryData(['events'], []);
  const add = new MutationObserver(client, {
    mutationFn: () => Promise.resolve(1),
    meta: { invalidates: [['games']] },
  });
  await add.mutate();
  expect(client.getQueryState(['games'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['events'])?.isInvalidated).toBe(false);
});

test('a mutation of what another tab has deleted invalidates the queries that it names, and other refusals do not', async () => {
  const client = makeQueryClient();
  client.setQueryData(['games'], []);
  const change = (status: number) =>
    new MutationObserver(client, { mutationFn: refused(status), meta: { invalidates: [['games']] } }).mutate();
  await expect(change(400)).rejects.toThrow('400');
  expect(client.getQueryState(['games'])?.isInvalidated).toBe(false);
  await expect(change(404)).rejects.toThrow('404');
  expect(client.getQueryState(['games'])?.isInvalidated).toBe(true);
});

test('a list whose fetch started before a mutation is fetched again', async () => {
  const client = makeQueryClient();
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const list = new QueryObserver(client, { queryKey: ['games'], queryFn });
  const stop = list.subscribe(() => {});
  const add = new MutationObserver(client, {
    mutationFn: () => Promise.resolve(1),
    meta: { invalidates: [['games']] },
  });
  await add.mutate();
  answers[0]?.('before it');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('with it');
  await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('with it'));
  stop();
});

test('a 401 of a query or a mutation calls onSignedOut', async () => {
  const onSignedOut = vi.fn<() => void>();
  const client = makeQueryClient({ onSignedOut });
  await expect(client.fetchQuery({ queryKey: ['games'], queryFn: refused(401) })).rejects.toThrow('401: {}');
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  await expect(new MutationObserver(client, { mutationFn: refused(401) }).mutate()).rejects.toThrow('401: {}');
  expect(onSignedOut).toHaveBeenCalledTimes(2);
});

test('a refusal by the plan calls onPlanRefused', async () => {
  const onPlanRefused = vi.fn<() => void>();
  const client = makeQueryClient({ onPlanRefused });
  const body = JSON.stringify({ code: 'PLAN_REQUIRED', message: '' });
  const create = () => Promise.reject(new ApiError(403, body));
  await expect(new MutationObserver(client, { mutationFn: create }).mutate()).rejects.toThrow('403');
  expect(onPlanRefused).toHaveBeenCalledTimes(1);
});

test('a 404 calls onNotFound', async () => {
  const onNotFound = vi.fn<() => void>();
  const client = makeQueryClient({ onNotFound });
  await expect(client.fetchQuery({ queryKey: ['events'], queryFn: refused(404) })).rejects.toThrow('404');
  expect(onNotFound).toHaveBeenCalledTimes(1);
});

test('other refusals do not call onSignedOut', async () => {
  const onSignedOut = vi.fn<() => void>();
  const client = makeQueryClient({ onSignedOut });
  await expect(client.fetchQuery({ queryKey: ['games'], queryFn: refused(403) })).rejects.toThrow('403: {}');
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a mutation without a response calls onUnreachable; a failed query does not', async () => {
  const onUnreachable = vi.fn<() => void>();
  const client = makeQueryClient({ onUnreachable });
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(client.fetchQuery({ queryKey: ['games'], queryFn: fail })).rejects.toThrow('Failed to fetch');
  expect(onUnreachable).not.toHaveBeenCalled();
  await expect(new MutationObserver(client, { mutationFn: fail }).mutate()).rejects.toThrow('Failed to fetch');
  expect(onUnreachable).toHaveBeenCalledTimes(1);
});
