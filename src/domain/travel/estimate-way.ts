export type Point = { latitude: number; longitude: number };

export type Prior = { minutes: number; km: number };

const EARTH_KM = 6371;
/** Roads are no straight lines. */
const DETOUR = 1.35;
/** Nobody drives faster, whatever was marked. */
const MOST_KMH = 120;

/** The first kilometres are gates and junctions, the last ones a motorway. */
const bands = [
  { upTo: 3, kmh: 25 },
  { upTo: 10, kmh: 35 },
  { upTo: 30, kmh: 50 },
  { upTo: 100, kmh: 70 },
  { upTo: Infinity, kmh: 85 },
] as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const greatCircleKm = (a: Point, b: Point): number => {
  const [high, wide] = [a.latitude - b.latitude, a.longitude - b.longitude].map(radians) as [
    number,
    number,
  ];
  const half =
    Math.sin(high / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(wide / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
};

/** By road, to a tenth; places next to each other are apart all the same. */
export const roadKm = (a: Point, b: Point): number =>
  Math.max(0.1, Math.round(greatCircleKm(a, b) * DETOUR * 10) / 10);

/** Longer for every kilometre more, so that no way is quicker than a part of it. */
export const minutesFor = (km: number): number => {
  let [minutes, from] = [0, 0];
  for (const { upTo, kmh } of bands) {
    minutes += (Math.max(0, Math.min(km, upTo) - from) / kmh) * 60;
    from = upTo;
  }
  return Math.max(1, Math.round(minutes));
};

export const leastMinutes = (km: number): number => Math.max(1, Math.ceil((km / MOST_KMH) * 60));

/** What is known of a way before anybody drove it: a typed distance says more than the map. */
export const estimateWay = ({
  km,
  from,
  to,
}: {
  km: number | null;
  from: Point | null;
  to: Point | null;
}): Prior | null => {
  const distance = km ?? (from && to ? roadKm(from, to) : null);
  return distance === null ? null : { km: distance, minutes: minutesFor(distance) };
};
