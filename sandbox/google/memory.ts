import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { payload: AdapterPayload; expiresAt: number };

/** Keeps sessions, codes and tokens in memory: a restart loses them, which is fine for a demo. */
export function memoryAdapter(): new (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  const find = (key: string) => {
    const entry = kept.get(key);
    if (entry && entry.expiresAt > Date.now()) return entry.payload;
    kept.delete(key);
    return undefined;
  };
  return class implements Adapter {
    readonly #model: string;
    constructor(model: string) {
      this.#model = model;
    }
    async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
      if (kept.size > 2000) for (const key of kept.keys()) find(key);
      kept.set(`${this.#model}:${id}`, { payload, expiresAt: Date.now() + (expiresIn ?? 86_400) * 1000 });
    }
    async find(id: string) {
      return find(`${this.#model}:${id}`);
    }
    async findByUid(uid: string) {
      for (const [key, { payload }] of kept)
        if (key.startsWith(`${this.#model}:`) && payload.uid === uid) return find(key);
      return undefined;
    }
    async findByUserCode() {
      return undefined;
    }
    async consume(id: string) {
      const payload = find(`${this.#model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }
    async destroy(id: string) {
      kept.delete(`${this.#model}:${id}`);
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    }
  };
}
