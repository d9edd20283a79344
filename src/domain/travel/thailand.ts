/** Where Thailand lies, in degrees: what lies beyond was typed wrongly. */
export const thailand = {
  latitude: { least: 5, most: 21 },
  longitude: { least: 97, most: 106 },
} as const;
