export type KnownDepartment = { id: string; nameTh: string; nameEn: string };

/** Of one name, until somebody adds the other language. */
export type NewDepartment = { id: string; name: string };

/** How a cell is compared with what is known: neither blanks around it nor capitals matter. */
export const key = (text: string): string => text.trim().toLowerCase();

/** Departments by the name that a file says, in either language: whichever are not there yet are made. */
export const departmentsOf = (known: readonly KnownDepartment[], newId: () => string) => {
  const ids = new Map([
    ...known.map(({ id, nameEn }) => [key(nameEn), id] as const),
    ...known.map(({ id, nameTh }) => [key(nameTh), id] as const),
  ]);
  const made: NewDepartment[] = [];
  return {
    made,
    idOf: (name: string): string => {
      const there = ids.get(key(name));
      if (there !== undefined) return there;
      const id = newId();
      made.push({ id, name });
      ids.set(key(name), id);
      return id;
    },
  };
};
