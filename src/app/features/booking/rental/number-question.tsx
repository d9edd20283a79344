import { latinDigits } from '#domain/thai/latin-digits';

type Props = {
  label: string;
  hint?: string;
  value: string;
  longest: number;
  problem: string | undefined;
  onChange: (digits: string) => void;
};

/** What stands behind a point is left out: dropping only the point would make 73580.5 ten times as much. */
const digitsOf = (typed: string) =>
  /^\d*/.exec(latinDigits(typed).replaceAll(/[\s,]/g, ''))?.[0] ?? '';

/** A whole number as the car shows it; digits of either language. */
export const NumberQuestion = ({ label, hint, value, longest, problem, onChange }: Props) => (
  <label className="question numbers" data-problem={problem && ''}>
    {label}
    {hint && <small>{hint}</small>}
    <input
      inputMode="numeric"
      value={value}
      maxLength={longest}
      aria-invalid={problem !== undefined}
      onChange={({ target }) => onChange(digitsOf(target.value))}
    />
    <span role="status" className="wrong small">
      {problem}
    </span>
  </label>
);
