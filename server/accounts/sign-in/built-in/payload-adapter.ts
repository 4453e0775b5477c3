import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { oidcPayloads } from '#shared/schema/sign-in.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Stores the provider's state in PostgreSQL; a scheduled job deletes what has expired. */
export function payloadAdapter(db: Database): AdapterFactory {
  return (model): Adapter => {
    const row = (id: string) => and(eq(oidcPayloads.model, model), eq(oidcPayloads.id, id));

    const findWhere = async (condition: SQL | undefined): Promise<AdapterPayload | undefined> => {
      const current = or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, new Date()));
      const [found] = await db.select().from(oidcPayloads).where(and(condition, current));
      if (!found) return undefined;
      const consumed = found.consumedAt && { consumed: Math.floor(found.consumedAt.getTime() / 1000) };
      return { ...(found.payload as AdapterPayload), ...consumed };
    };
    const inModel = (condition: SQL) => and(eq(oidcPayloads.model, model), condition);

    return {
      upsert: async (id, payload, expiresIn) => {
        const { grantId = null, userCode = null, uid = null } = payload;
        const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
        const values = { payload, grantId, userCode, uid, expiresAt };
        await db
          .insert(oidcPayloads)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: values });
      },
      // Ids come unchecked from requests, and PostgreSQL fails at a NUL instead of finding nothing.
      find: async (id) => (id.includes('\0') ? undefined : findWhere(row(id))),
      findByUid: (uid) => findWhere(inModel(eq(oidcPayloads.uid, uid))),
      findByUserCode: (userCode) => findWhere(inModel(eq(oidcPayloads.userCode, userCode))),
      consume: async (id) => {
        await db.update(oidcPayloads).set({ consumedAt: new Date() }).where(row(id));
      },
      destroy: async (id) => {
        await db.delete(oidcPayloads).where(row(id));
      },
      revokeByGrantId: async (grantId) => {
        await db.delete(oidcPayloads).where(inModel(eq(oidcPayloads.grantId, grantId)));
      },
    };
  };
}
