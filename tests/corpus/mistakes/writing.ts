import type { Mistakes } from "./mistake.ts";

export const writing: Mistakes = {
  title: "How a file is written",
  mistakes: [
    {
      who: "indents with a tab",
      changes: [["funnel.yaml", "  continue: Continue", "\tcontinue: Continue"]],
      told: "funnel/funnel.yaml:11:1  A tab indents this line. Use spaces.",
    },
    {
      who: "indents a field too far",
      changes: [["steps/questions.yaml", "  prompt: Choose", "   prompt: Choose"]],
      told: "funnel/steps/questions.yaml:5:4  This line stands further in than the field above it, which has its value already. Let both begin in the same column.",
    },
    {
      who: "indents a field too little",
      changes: [["funnel.yaml", "  and: and", " and: and"]],
      told: "funnel/funnel.yaml:12:1  This line does not stand under the others of its block. Lines that belong together begin in the same column.",
    },
    {
      who: "forgets to indent the fields of a step",
      changes: [
        [
          "steps/pages.yaml",
          "thanks:\n  type: message\n  title: Thank you",
          "thanks:\ntype: message\ntitle: Thank you",
        ],
      ],
      told: 'funnel/steps/pages.yaml:2:1  "type" stands where ids of steps stand. Indent it, under the id of its step.\nfunnel/steps/pages.yaml:3:1  "title" stands where ids of steps stand. Indent it, under the id of its step.',
    },
    {
      who: "writes a colon in a text",
      changes: [["steps/questions.yaml", "title: Your goals", "title: Goals: yours"]],
      told: "funnel/steps/questions.yaml:14:10  A colon stands within this text, so that a second field begins there. Put the whole text in double quotes.",
    },
    {
      who: "writes a colon in a text within braces",
      changes: [["steps/questions.yaml", "label: 5 to 6 hours", "label: Hours: 5 to 6"]],
      told: "funnel/steps/questions.yaml:25:19  A colon stands within this text. Put the text in quotes, or add the comma that is missing before the next field.",
    },
    {
      who: "forgets the space after a colon",
      changes: [["funnel.yaml", "name: Small funnel", "name:Small funnel"]],
      told: "funnel/funnel.yaml:1:1  A field is written with a colon and a space after its name: title: Sleep.",
    },
    {
      who: "forgets a colon",
      changes: [["steps/questions.yaml", "  prompt: Choose\n", "  prompt Choose\n"]],
      told: "funnel/steps/questions.yaml:5:3  A field is written with a colon and a space after its name: title: Sleep.",
    },
    {
      who: "forgets the comma between two fields in braces",
      changes: [["steps/questions.yaml", "hours, icon: moon", "hours icon: moon"]],
      told: "funnel/steps/questions.yaml:25:19  A colon stands within this text. Put the text in quotes, or add the comma that is missing before the next field.",
    },
    {
      who: "writes a comma too many",
      changes: [["steps/questions.yaml", "hours, icon: moon", "hours,, icon: moon"]],
      told: "funnel/steps/questions.yaml:25:32  This does not fit here. Check the quotes, commas, brackets and the indentation before it.",
    },
    {
      who: "forgets to close a brace",
      changes: [["steps/questions.yaml", "icon: moon }", "icon: moon"]],
      told: 'funnel/steps/questions.yaml:25:10  This "{" is not closed. Add "}" where the block ends.',
    },
    {
      who: "forgets to close a list",
      changes: [["funnel.yaml", "A: [sleep, thanks]", "A: [sleep, thanks"]],
      told: 'funnel/funnel.yaml:18:8  This "[" is not closed. Add "]" where the list ends.',
    },
    {
      who: "forgets to close a quote",
      changes: [["steps/questions.yaml", "title: Your goals", 'title: "Your goals']],
      told: 'funnel/steps/questions.yaml:14:10  This quote is not closed. Add " where the text ends; a " within it is written \\".',
    },
    {
      who: "writes on after a closing quote",
      changes: [["steps/questions.yaml", "title: Your goals", 'title: "Your" goals']],
      told: "funnel/steps/questions.yaml:14:17  This follows a text that has ended already. Put the whole text in double quotes.",
    },
    {
      who: "pastes curly quotes around a text that has a colon",
      changes: [["steps/questions.yaml", "title: Your goals", "title: “Goals: yours”"]],
      told: 'funnel/steps/questions.yaml:14:10  This quote is one for reading, and means nothing here. Use straight ones around the text: "…".',
    },
    {
      who: "pastes a space that does not break in front of a field",
      changes: [["steps/questions.yaml", "  prompt: Choose", "  prompt: Choose"]],
      told: "funnel/steps/questions.yaml:5:1  A space of another kind indents this line. Write spaces by the space bar.",
    },
    {
      who: "puts an ellipsis of dots in place of the flow",
      changes: [["funnel.yaml", "  - start\n", "  - start\n  ...\n"]],
      told: "funnel/funnel.yaml:16:1  This line does not stand under the others of its block. Lines that belong together begin in the same column.",
    },
    {
      who: "writes a backslash in double quotes",
      changes: [["steps/questions.yaml", "title: Your goals", 'title: "Your \\goals"']],
      told: "funnel/steps/questions.yaml:14:16  A backslash has a meaning within double quotes. Write it twice, or use single quotes.",
    },
    {
      who: "begins a text with an @",
      changes: [["steps/questions.yaml", "title: Your goals", "title: @home workouts"]],
      told: 'funnel/steps/questions.yaml:14:10  A text that begins with "@" needs quotes: title: "@home workouts".',
    },
    {
      who: "begins a text with an exclamation mark",
      changes: [["steps/questions.yaml", "title: Your goals", "title: !Important goals"]],
      told: 'funnel/steps/questions.yaml:14:10  A text that begins with "!" needs quotes: title: "!Important goals".',
    },
    {
      who: "begins a text with an asterisk",
      changes: [["steps/questions.yaml", "title: Your goals", "title: *goals*"]],
      told: 'funnel/steps/questions.yaml:14:10  "*goals*" refers to nothing. Name a block with "&goals*" above it first, or put the text in quotes.',
    },
    {
      who: "begins a text with a percent sign",
      changes: [["steps/questions.yaml", "title: Your goals", "title: %off today"]],
      told: 'funnel/steps/questions.yaml:14:10  A text that begins with "%" needs quotes: title: "%off today".',
    },
    {
      who: "begins a text with a brace",
      changes: [["steps/questions.yaml", "title: Your goals", "title: {goals} are yours"]],
      told: "funnel/steps/questions.yaml:14:18  This follows a text that has ended already. Put the whole text in double quotes.",
    },
    {
      who: "writes a # in a text",
      changes: [["offer.yaml", "description: A plan.", "description: Our #1 plan."]],
      told: "funnel/offer.yaml:3:18  From this # on the line is a remark that nobody reads. Put the whole text in quotes, or a space after the # where it is a remark.",
    },
    {
      who: "writes a list beside its field",
      changes: [["funnel.yaml", "flow:\n  - start", "flow: - start"]],
      told: "funnel/funnel.yaml:14:7  A list begins on the line below its field. Put this on a line of its own.",
    },
    {
      who: "forgets the space after a dash",
      changes: [["funnel.yaml", "  - goals", "  -goals"]],
      told: "funnel/funnel.yaml:16:3  A dash has a space behind it: - goals.",
    },
    {
      who: "forgets a dash",
      changes: [["funnel.yaml", "  - goals", "  goals"]],
      told: "funnel/funnel.yaml:16:3  This line of a list has no dash. Write: - goals.",
    },
    {
      who: "writes a field twice",
      changes: [
        ["steps/questions.yaml", "  title: Your goals", "  title: Your goals\n  title: Your aims"],
      ],
      told: 'funnel/steps/questions.yaml:15:3  "title" stands in this block already. Remove one of the two.',
    },
    {
      who: "writes a step twice in a file",
      changes: [
        ["steps/pages.yaml", "sales:\n", "thanks: { type: message, title: Again }\n\nsales:\n"],
      ],
      told: 'funnel/steps/pages.yaml:5:1  "thanks" stands in this block already. Remove one of the two.',
    },
    {
      who: "adds a line of dashes",
      changes: [["steps/pages.yaml", "sales:\n", "---\nsales:\n"]],
      told: "funnel/steps/pages.yaml:5:1  This line of dashes begins a second document, which nothing reads. Remove the line.",
    },
    {
      who: "leaves the marks of a merge conflict",
      changes: [
        [
          "funnel.yaml",
          "  - goals\n",
          "<<<<<<< HEAD\n  - goals\n=======\n  - aims\n>>>>>>> other\n",
        ],
      ],
      told: "funnel/funnel.yaml:16:1  A merge left this mark, and two versions of what follows. Keep one of them, and remove the lines of marks.",
    },
    {
      who: "indents a field too far, below an empty line",
      changes: [["steps/questions.yaml", "  prompt: Choose", "\n   prompt: Choose"]],
      told: "funnel/steps/questions.yaml:6:4  This line stands further in than the field above it, which has its value already. Let both begin in the same column.",
    },
    {
      who: "indents a step by a space, below an empty line",
      changes: [["steps/questions.yaml", "sleep:\n", " sleep:\n"]],
      told: "funnel/steps/questions.yaml:20:1  This line does not stand under the others of its block. Lines that belong together begin in the same column.",
    },
    {
      who: "indents a step like the fields of the one before",
      changes: [["steps/questions.yaml", "sleep:\n", "  sleep:\n"]],
      told: 'funnel/steps/questions.yaml:21:3  "type" stands in this block already. If it belongs to "sleep" above, let it stand further in than that; else remove one of the two.',
    },
    {
      who: "indents a line of the flow too far",
      changes: [["funnel.yaml", "  - goals\n", "    - goals\n"]],
      told: 'funnel/funnel.yaml:16:5  This dash stands further in than the one above, so that the line is read as a part of "start". Let all dashes of a list begin in the same column.',
    },
    {
      who: "indents a line of the flow too little",
      changes: [["funnel.yaml", "  - goals\n", " - goals\n"]],
      told: "funnel/funnel.yaml:16:2  This dash does not stand under those of its list. Let all dashes of a list begin in the same column.",
    },
    {
      who: "pastes a dash for reading in front of a line of a list",
      changes: [["funnel.yaml", "  - goals\n", "  – goals\n"]],
      told: "funnel/funnel.yaml:16:3  This mark is one for reading. A line of a list begins with a hyphen and a space: - sleep.",
    },
    {
      who: "pastes a space that does not break behind a dash",
      changes: [["funnel.yaml", "  - goals\n", "  -\u00a0goals\n"]],
      told: "funnel/funnel.yaml:16:4  A space of another kind stands behind this dash. Write it by the space bar.",
    },
    {
      who: "writes a # in a text within braces",
      changes: [["steps/questions.yaml", "label: 5 to 6 hours", "label: Our #1 answer"]],
      told: "funnel/steps/questions.yaml:25:23  From this # on the line is a remark that nobody reads. Put the whole text in quotes, or a space after the # where it is a remark.",
    },
    {
      who: "writes a comma in a text within braces",
      changes: [["steps/questions.yaml", "label: 5 to 6 hours", "label: Five, six hours"]],
      told: 'funnel/steps/questions.yaml:25:25  "six hours" is not a field here. There are "label", "hint", "icon", "image", "bars" and "when". If it is a part of the text before a comma, put that whole text in quotes.',
    },
    {
      who: "begins a text with an ampersand",
      changes: [["steps/questions.yaml", "title: Your goals", "title: &More goals"]],
      told: 'funnel/steps/questions.yaml:14:10  Nobody reads "&More": it names what follows, and nothing repeats that. Put the whole text in quotes, or remove the name.',
    },
  ],
};
