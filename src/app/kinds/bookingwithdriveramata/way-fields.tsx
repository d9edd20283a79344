import { directionLabel, noRoutes, routeLabel } from '#words/booking-amata';
import { asField } from '../../form/field';
import { ChipsField } from '../../form/chips-field';
import { useFormContext } from '../../booking-form/form-context';
import { useSay } from '../../ui/use-say';
import { linesOf, type Line } from './timetable';

type WayFieldsProps = { line: Line | null; onChoose: (line: Line) => void };

/** The route, and towards which of its ends; the draft knows both by its departure. */
export const WayFields = ({ line, onChoose }: WayFieldsProps) => {
  const say = useSay();
  const { options } = useFormContext();
  if (!line) return <p>{say(noRoutes)}</p>;
  const lines = linesOf(options);
  const routes = options.routes.filter(({ id }) => lines.some(({ routeId }) => routeId === id));
  const directions = lines.filter(({ routeId }) => routeId === line.routeId);
  const choose = (isIt: (other: Line) => boolean) => {
    const found = lines.find(isIt);
    if (found) onChoose(found);
  };

  return (
    <>
      {routes.length > 1 && (
        <ChipsField
          field={asField('route', line.routeId, (routeId) => {
            const isThere = (other: Line) => other.routeId === routeId;
            const sameWay = lines.some(
              (other) => isThere(other) && other.direction === line.direction,
            );
            choose((other) => isThere(other) && (!sameWay || other.direction === line.direction));
          })}
          label={say(routeLabel)}
          choices={routes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChipsField
        field={asField('direction', line.direction, (direction) =>
          choose((other) => other.routeId === line.routeId && other.direction === direction),
        )}
        label={say(directionLabel)}
        choices={directions.map(({ direction, stops }) => ({
          value: direction,
          label: stops.at(-1)?.name ?? direction,
        }))}
      />
    </>
  );
};
