import type { Health } from "#rules/health/health.ts";
import { checkHealth, type Finding } from "#rules/health/rules.ts";
import { FactGroup } from "./fact-group.tsx";
import { FailuresSection } from "./failures-section.tsx";
import { FindingCard } from "./finding-card.tsx";
import { type Fact, factGroups } from "./health-facts.ts";
import type { HealthState } from "./health-mark.tsx";
import styles from "./health-report.module.css";

/** The findings that need the operator first, then everything that's known. */
export function HealthReport({ health }: { health: Health }) {
  const findings = [...checkHealth(health)].sort(
    (one, other) => Number(other.rule.isUrgent) - Number(one.rule.isUrgent),
  );
  return (
    <>
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label="What's wrong">
          {findings.map((finding) => (
            <FindingCard key={finding.rule.name} finding={finding} />
          ))}
        </ul>
      )}
      <div className={styles.groups}>
        {factGroups(health).map((group) => (
          <FactGroup
            key={group.title}
            group={group}
            findState={(fact) => computeState(findings, fact)}
          />
        ))}
      </div>
      <FailuresSection failures={health.failures} />
    </>
  );
}

function computeState(findings: Finding[], { rules, isUnknown }: Fact): HealthState | undefined {
  const broken = findings.filter(({ rule }) => rules.includes(rule.name));
  if (broken.length === 0) return rules.length === 0 || isUnknown ? undefined : "fine";
  return broken.some(({ rule }) => rule.isUrgent) ? "act" : "look";
}
