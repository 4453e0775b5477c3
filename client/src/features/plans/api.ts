import { mutationOptions } from '@tanstack/react-query';
import { accountKeys, currentUserQuery } from '#client/entities/user/api.ts';
import { ApiError, call } from '#client/lib/http.ts';
import { startTrial as contract } from '#shared/contracts/trial.ts';

/** Starts the free trial; who is signed in is known with it at once. A refusal may mean that another window was first. */
export const startTrial = mutationOptions({
  mutationFn: async (_nothing: void, { client }) => {
    const user = await call(contract, {});
    client.setQueryData(currentUserQuery.queryKey, user);
    return user;
  },
  onError: (error, _nothing, _result, { client }) => {
    if (error instanceof ApiError) void client.invalidateQueries({ queryKey: accountKeys.user });
  },
});
