import type { DirectoryProblem } from '#domain/people/import/directory-problem';

/** Why the directory could not be read; the detail is the service's own code, and nothing of any person. */
export class DirectoryError extends Error {
  constructor(
    readonly problem: DirectoryProblem,
    readonly detail: string | null = null,
  ) {
    super([problem, detail].filter(Boolean).join(': '));
  }
}
