import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { damageTypes } from '#domain/fleet/damage';
import { sides } from '#words/rental';
import { useServices } from '../../../app-services';

const point = v.object({ what: v.picklist(damageTypes), x: v.number(), y: v.number() });

/** As it is kept on the phone while it is written; an earlier app knew fewer sides and no outline. */
const begun = v.object({
  km: v.string(),
  fuelEighths: v.nullable(v.number()),
  charge: v.optional(v.string(), ''),
  range: v.optional(v.string(), ''),
  photoIds: v.pipe(
    v.array(v.nullable(v.string())),
    v.transform((ids) => sides.map((_, side) => ids[side] ?? null)),
  ),
  damage: v.string(),
  damagePoints: v.optional(v.array(point), []),
  keyHanded: v.boolean(),
  reason: v.string(),
});

type Begun = v.InferOutput<typeof begun>;

/** Nothing stands there that nobody looked at: it is evidence. */
const nothing: Begun = {
  km: '',
  fuelEighths: null,
  charge: '',
  range: '',
  photoIds: sides.map(() => null),
  damage: '',
  damagePoints: [],
  keyHanded: false,
  reason: '',
};

/** Null until it is known what was begun before. */
export const useBegun = (row: string) => {
  const { cache } = useServices();
  const [value, setValue] = useState<Begun | null>(null);
  // Ahead of what is shown: a photo may be ready between two letters.
  const latest = useRef(nothing);
  useEffect(() => {
    let isWanted = true;
    void cache.read(row).then((kept) => {
      const parsed = v.safeParse(begun, kept?.value);
      if (parsed.success) latest.current = parsed.output;
      if (isWanted) setValue(latest.current);
    });
    return () => {
      isWanted = false;
    };
  }, [cache, row]);
  const change = (to: (now: Begun) => Begun) => {
    latest.current = to(latest.current);
    setValue(latest.current);
    void cache.write(row, latest.current);
  };
  return {
    value,
    keep: (next: Partial<Begun>) => change((now) => ({ ...now, ...next })),
    keepPhoto: (slot: number, id: string) =>
      change((now) => ({ ...now, photoIds: now.photoIds.with(slot, id) })),
    forget: () => void cache.write(row, null),
  };
};
