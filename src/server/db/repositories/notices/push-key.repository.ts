import type { Db } from '../../client';

type KeyPair = { publicKey: string; privateKey: string };

export const pushKeyRepository = (db: Db) => {
  const find = (): Promise<KeyPair | undefined> =>
    db.selectFrom('pushKey').select(['publicKey', 'privateKey']).executeTakeFirst();

  return {
    find,

    /** Of several servers that start at once, one makes the pair. */
    findOrAdd: async (make: () => KeyPair): Promise<KeyPair> => {
      const found = await find();
      if (found) return found;
      const made = make();
      await db
        .insertInto('pushKey')
        .values(made)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await find()) ?? made;
    },
  };
};
