import { beacons } from "./beacons/beacons.ts";
import { deliveries } from "./deliveries/deliveries.ts";
import { paymentHistories } from "./payment-histories/payment-histories.ts";
import { quizStates } from "./quiz-states/quiz-states.ts";
import type { Row } from "./row.ts";

export const rows: Row[] = [deliveries, paymentHistories, beacons, quizStates];
