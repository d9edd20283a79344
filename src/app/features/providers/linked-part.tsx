import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatThaiPhone } from '#domain/thai/phone';
import { classNames } from '#words/fleet';
import {
  carsLabel,
  driversLabel,
  linkedSection,
  nothingLinked,
  supplierAdminsLabel,
} from '#words/providers';
import { stateOf } from '../../admin-kit/record/car-state';
import classes from '../../admin-kit/record/record.module.css';
import { useSay } from '../../ui/use-say';
import type { ProviderPartProps } from './provider-part-props';
import own from './providers.module.css';

const Group = ({ title, rows }: { title: string; rows: readonly ReactNode[] }) => {
  const say = useSay();
  return (
    <div>
      <h4>{title}</h4>
      {rows.length === 0 && <p className="soft">{say(nothingLinked)}</p>}
      <ul className="rows">{rows}</ul>
    </div>
  );
};

const Lines = ({ name, note }: { name: string; note: string }) => (
  <>
    <strong>{name}</strong>
    <small>{note}</small>
  </>
);

/** Each leads to where it is kept. */
export const LinkedPart = ({ kind, provider }: ProviderPartProps) => {
  const say = useSay();
  const { cars, drivers, supplierAdmins } = provider;
  return (
    <section className={classes['part']} aria-labelledby="provider-linked">
      <h3 id="provider-linked">{say(linkedSection)}</h3>
      <Group
        title={say(carsLabel)}
        rows={cars.map((car) => (
          <li key={car.id}>
            <Link
              to="/admin/$type/managecar"
              params={{ type: kind }}
              search={{ open: car.id }}
              className={own['link']}
            >
              <Lines
                name={[car.plate, car.province].filter(Boolean).join(' ')}
                note={`${say(classNames[car.class])} · ${say(stateOf(car).message)}`}
              />
            </Link>
          </li>
        ))}
      />
      <Group
        title={say(driversLabel)}
        rows={drivers.map(({ id, name, phone }) => (
          <li key={id}>
            <Link to="/admin/driver" search={{ open: id } as never} className={own['link']}>
              <Lines name={name} note={phone === null ? '' : formatThaiPhone(phone)} />
            </Link>
          </li>
        ))}
      />
      <Group
        title={say(supplierAdminsLabel)}
        rows={supplierAdmins.map(({ id, name, signInName }) => (
          <li key={id}>
            <Link to="/admin/user" search={{ open: id }} className={own['link']}>
              <Lines name={name} note={signInName} />
            </Link>
          </li>
        ))}
      />
    </section>
  );
};
