/** The rights that belong to no kind of booking, named as the specification stores them. Each kind adds one of its own. */
export const ownFlags = ['driver_menu', 'admin_menu', 'supplier'] as const;

export type OwnFlag = (typeof ownFlags)[number];

export const isOwnFlag = (flag: string): flag is OwnFlag =>
  (ownFlags as readonly string[]).includes(flag);
