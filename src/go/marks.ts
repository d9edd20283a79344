import type {
  Expected,
  Job,
  JobMark,
  LinkPage,
  PassageMark,
  TakingBack,
} from '#contract/link-pages';
import { isStep } from '#domain/link/mark';
import type { LinkCallName } from '#contract/link-contract';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** When it was sent is known only when it is sent. */
export type Mark =
  | Without<JobMark, 'sentAt'>
  | Without<PassageMark, 'sentAt'>
  | (Omit<TakingBack, 'sentAt'> & { action: 'take-back'; id: string });

/** A mark of which the server has not heard yet, or which it refused. */
export type Waiting = {
  call: Extract<LinkCallName, 'markJob' | 'markPassage' | 'takeBack'>;
  mark: Mark;
  refused?: { message: string; fields: Readonly<Record<string, string>> };
};

const change = (job: Job, mark: Mark): Job => {
  const { at } = mark;
  switch (mark.action) {
    case 'accept':
      return { ...job, acceptedAt: at };
    case 'check':
      return { ...job, checkedAt: at };
    case 'depart':
      return {
        ...job,
        status: 'underway',
        departedAt: at,
        departedBy: 'driver',
        startKm: mark.km,
      };
    case 'complete':
      return { ...job, status: 'done', endedAt: at, endKm: mark.km };
    case 'board':
    case 'miss':
      return {
        ...job,
        riders: job.riders.map((rider) => ({
          ...rider,
          passengers: rider.passengers.map((passenger) =>
            passenger.id === mark.passengerId
              ? { ...passenger, attended: mark.action === 'board' }
              : passenger,
          ),
        })),
      };
    case 'expense':
      return {
        ...job,
        expenses: [...job.expenses, { type: mark.type, amount: mark.amount, takeBack: mark.id }],
      };
    case 'trouble':
      return {
        ...job,
        troubles: [
          ...job.troubles,
          { at, text: mark.text, canDrive: mark.canDrive, settled: null },
        ],
      };
    case 'out':
    case 'in':
    case 'unknown':
    case 'take-back':
      return job;
  }
};

const expectBack = (car: Expected): Expected => ({ ...car, at: car.backAt, isLate: false });

/** The page as it will be once the server has heard of it: what was tapped shows at once, also without a network. */
export const withMark = (page: LinkPage, { mark, refused }: Waiting): LinkPage => {
  if (refused) return page;
  if (page.face === 'driver' && 'tripId' in mark)
    return {
      ...page,
      jobs: page.jobs.map((job) =>
        job.tripId === mark.tripId
          ? { ...change(job, mark), ...(isStep(mark.action) && { takeBack: mark }) }
          : job,
      ),
    };
  if (page.face !== 'gate' || 'tripId' in mark || 'markId' in mark) return page;
  const { at, action } = mark;
  if (action === 'unknown')
    return {
      ...page,
      passages: [{ plate: mark.plate, action, at, takeBack: mark.id }, ...page.passages],
    };
  const car = page.cars.find(({ id }) => id === mark.carId);
  const passages = car
    ? [{ plate: car.plate, action, at, takeBack: mark.id }, ...page.passages]
    : page.passages;
  return {
    ...page,
    passages,
    out: action === 'out' ? page.out.filter(({ carId }) => carId !== mark.carId) : page.out,
    in:
      action === 'in'
        ? page.in.filter(({ carId }) => carId !== mark.carId)
        : [...page.in, ...page.out.filter(({ carId }) => carId === mark.carId).map(expectBack)],
  };
};

export const newMarkId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};
