import { CloseIcon } from './icons';

type CloseButtonProps = { label: string; onClick: () => void; disabled?: boolean; size?: number };

export const CloseButton = ({ label, onClick, disabled, size = 20 }: CloseButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
  >
    <CloseIcon size={size} />
  </button>
);
