import { scanSticker } from '#words/car-at-hand';
import { carTitle } from '#words/fleet';
import { sayIn } from '#words/message';
import { Qr } from '../../admin-kit/qr';
import './stickers.css';

export type StickerCar = { id: string; plate: string; province: string | null };

/** A code for each car, to be cut out and stuck where whoever drives it sees it; see docs/decisions/320. */
export const Stickers = ({ cars }: { cars: readonly StickerCar[] }) => (
  <ul className="stickers">
    {cars.map(({ id, plate, province }) => (
      <li key={id}>
        <Qr text={`${location.origin}/car/${id}`} label={sayIn('th')(carTitle, { plate })} />
        <div>
          <strong>{plate}</strong>
          <span>{province}</span>
          <p>{scanSticker.th}</p>
          <p lang="en">{scanSticker.en}</p>
        </div>
      </li>
    ))}
  </ul>
);
