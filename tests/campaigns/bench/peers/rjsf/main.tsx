import { screens } from "virtual:screens";
import Form from "@rjsf/core";
import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import { useState } from "react";
import { createRoot } from "react-dom/client";

type Screen = (typeof screens)[number];

/** A form for each screen: react-jsonschema-form has no wizard of its own. */
const forms = screens.map((screen) => ({ schema: schemaOf(screen), uiSchema: uiSchemaOf(screen) }));

function schemaOf({ title, kind, options }: Screen): RJSFSchema {
  const choices = options.map(([value, label]) => ({ const: value, title: label }));
  const answer: Record<Screen["kind"], RJSFSchema | undefined> = {
    one: { type: "string", oneOf: choices },
    many: { type: "array", items: { type: "string", oneOf: choices }, uniqueItems: true },
    field: { type: "string" },
    page: undefined,
  };
  return { type: "object", title, properties: answer[kind] ? { answer: answer[kind] } : {} };
}

function uiSchemaOf({ kind }: Screen): UiSchema {
  const widget = { one: "radio", many: "checkboxes", field: "text", page: undefined }[kind];
  return {
    "ui:submitButtonOptions": { submitText: "Continue" },
    ...(widget ? { answer: { "ui:widget": widget, "ui:label": false } } : {}),
  };
}

function Wizard() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Record<string, unknown>>({});
  const { id } = screens[at]!;
  const goOn = (data: unknown) => {
    const given = { ...answers, [id]: data };
    setAnswers(given);
    localStorage.setItem("quizState", JSON.stringify(given));
    setAt(Math.min(at + 1, screens.length - 1));
  };
  return (
    <Form
      key={id}
      {...forms[at]!}
      validator={validator}
      formData={answers[id]}
      onSubmit={({ formData }) => goOn(formData)}
    />
  );
}

createRoot(document.getElementById("app")!).render(<Wizard />);
