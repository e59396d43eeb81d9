import { useEffect, useState } from "react";
import type { DishMeal } from "#rules/member-plan/cookbook/make-dish.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import { SelectField } from "../../groceries/select-field.tsx";
import type { Member } from "../../member.ts";
import styles from "./cook-instead.module.css";
import { cookInstead, findSwapPlaces, type SwapPlace } from "./swap-places.ts";

interface CookInsteadProps {
  member: Member;
  dish: DishMeal;
  day: number;
}

/** Puts the dish into one of the coming days, where it fits. */
export function CookInstead({ member, dish, day }: CookInsteadProps) {
  const [places, setPlaces] = useState<SwapPlace[]>();
  // After the dish is on screen, since it takes a moment. The places stay while the dialog is open,
  // also when the dish has taken one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plans change with each exchange
  useEffect(() => {
    const timer = setTimeout(() => setPlaces(findSwapPlaces(dish, member, day)));
    return () => clearTimeout(timer);
  }, [dish, day]);
  const [chosen, choose] = useState(0);
  const [done, setDone] = useState<{ text: string; undo: () => void }>();
  const area = useFocusAfterChange(done);
  const place = places?.[chosen];
  if (!places) return null;
  if (!place)
    return (
      <div className={styles.place}>
        <h3 className={styles.title}>Cook this instead</h3>
        <p className={styles.hint}>
          It fits none of your coming days: by your answers, the time you have, how often something
          comes up in a week, or the salt of the day.
        </p>
      </div>
    );
  const exchange = () => {
    const undo = cookInstead(dish.id, place, member);
    setDone({ text: `Done: ${place.text}. The day's portions follow.`, undo });
  };
  const takeBack = () => {
    done?.undo();
    setDone(undefined);
  };
  return (
    <div ref={area} className={styles.place}>
      <h3 className={styles.title}>Cook this instead</h3>
      <div className={styles.form}>
        <SelectField
          label="When"
          value={chosen}
          disabled={done !== undefined}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {places.map((one, index) => (
            <option key={one.text} value={index}>
              {one.text}
            </option>
          ))}
        </SelectField>
        <Button className={styles.button} disabled={done !== undefined} onClick={exchange}>
          <Icon name="arrows-left-right" />
          <span>Cook this instead</span>
        </Button>
      </div>
      <p className={styles.done} role="status">
        {done && <Icon name="check-circle" className={styles.icon} />}
        <span>{done?.text}</span>
        {done && <TextButton onClick={takeBack}>Undo</TextButton>}
      </p>
    </div>
  );
}
