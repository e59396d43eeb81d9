const BMI = `bmi:
    label: BMI
    lead: Your BMI is
    unknown: Enter your height and weight.
    categories:
      underweight: { word: light, text: Eat more. }
      healthy: { word: healthy, text: Carry on. }
      overweight: { word: heavy, text: Take your time. }
      obese: { word: very heavy, text: Take your time. }`;

/** A step that asks for the height. `feet` is a range, such as `[1, 9]`. */
export function heightStep(feet: string): string {
  return `height:
  type: height
  title: How tall are you?
  answer: height
  fields: { feet: Feet, inches: Inches, cm: Cm }
  units: { label: Unit, in: in, cm: cm }
  default: { feet: 5, inches: 8, unit: in }
  range: { feet: ${feet}, inches: [0, 11] }`;
}

/** A step that asks for the weight. `height` is the answer that holds the height. */
export function weightStep(height: string): string {
  return `weight:
  type: weight
  title: How much do you weigh?
  answer: weight
  height: ${height}
  fields: { value: Weight }
  units: { label: Unit, lbs: lbs, kg: kg }
  default: { value: 150, unit: lbs }
  range: { value: [1, 1500] }
  ${BMI}`;
}

/** A step that shows results from both. `milestones` are the points of its curve. */
export function resultsStep(milestones: string): string {
  return `results:
  type: results
  title: Your results
  height: height
  weight: weight
  ${BMI}
  healthy-range: Healthy range
  goals: { title: Your goals, answer: goals, none: None yet }
  adapts: { title: Built around you, lines: [] }
  curve:
    title: Your next 30 days
    from: Today
    to: Day 30
    alt: A line that falls.
    note: Not a forecast.
    milestones: ${milestones}`;
}
