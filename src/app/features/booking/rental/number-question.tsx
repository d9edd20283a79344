import { latinDigits } from '#domain/thai/latin-digits';

type Props = {
  label: string;
  hint?: string;
  value: string;
  longest: number;
  problem: string | undefined;
  onChange: (digits: string) => void;
};

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
      onChange={({ target }) => onChange(latinDigits(target.value).replaceAll(/\D/g, ''))}
    />
    <span role="status" className="wrong small">
      {problem}
    </span>
  </label>
);
