/**
 * A list that opens over a panel, from where its field begins: one that is put under its middle before it has a width
 * reaches beyond the edge of a phone, and the phone then shows the whole page smaller.
 */
export const inFront = { zIndex: 950, position: 'bottom-start' } as const;
