/** Grams of CO₂ a kilometre, for cars whose own figure nobody entered: usual values of the class. */
const usual: Readonly<Record<string, number>> = {
  sedan: 150,
  pickup: 210,
  ppv: 220,
  van: 240,
  bus: 650,
};

type Car = { gramsPerKm: number | null; carClass: string; carFuel: string };

export const gramsPerKm = ({ gramsPerKm: own, carClass, carFuel }: Car): number =>
  own ?? (carFuel === 'electric' ? 0 : (usual[carClass] ?? 0));
