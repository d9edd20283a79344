/** `drives_already SD-2611-0042`: the code of the message, and the booking that it is about. */
export const readFieldProblem = (problem: string) => {
  const [code = '', ref] = problem.split(' ');
  return { code, ref };
};
