export const mediaTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;

export type MediaType = (typeof mediaTypes)[number];

const beginnings: Readonly<Record<MediaType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** By how the content begins: names and headers may say anything. */
export const mediaTypeOf = (content: Uint8Array): MediaType | undefined =>
  mediaTypes.find((type) => beginnings[type].every((byte, index) => content[index] === byte));
