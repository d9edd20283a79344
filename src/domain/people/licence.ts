/** บ. for private driving, ท. for all; 1 for cars up to 4 for dangerous loads. */
export const licenceClasses = ['บ.1', 'บ.2', 'บ.3', 'บ.4', 'ท.1', 'ท.2', 'ท.3', 'ท.4'] as const;
