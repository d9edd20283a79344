import { createFileRoute } from '@tanstack/react-router';
import { CarAtHand } from '../../../features/contacts/car-at-hand';

const CarScreen = () => <CarAtHand id={Route.useParams().id} />;

/** Where the code on a car's sticker leads: printed once, and there for as long as the car. */
export const Route = createFileRoute('/_employee/_mantine/car/$id')({ component: CarScreen });
