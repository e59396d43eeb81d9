/**
 * The views of questions and messages, which are small and look alike: one file has them all, so
 * that most screens need nothing that isn't here yet.
 */
export { BodyAreasStep } from "./body-areas/body-areas-step.tsx";
export { EntranceStep } from "./entrance/entrance-step.tsx";
export { FeaturesStep } from "./features/features-step.tsx";
export { HeightStep } from "./height/height-step.tsx";
export { MessageStep } from "./message/message-step.tsx";
export { MultiChoiceStep } from "./multi-choice/multi-choice-step.tsx";
export { NumberStep } from "./number/number-step.tsx";
export { SingleChoiceStep } from "./single-choice/single-choice-step.tsx";
export { WeightStep } from "./weight/weight-step.tsx";
