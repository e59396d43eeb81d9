import type { Shape } from "./shape.ts";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Draws shapes, given as JSON, on the page's canvas and returns the picture as a data URL. It runs
 * in the browser on its own, so it can't use anything outside this function.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the browser gets this function alone.
export function paint(json: string): string {
  const shapes: Shape[] = JSON.parse(json);
  const canvas = document.querySelector("canvas")!;
  let context: Context = canvas.getContext("2d")!;
  // A group is drawn on its own canvas and then copied as a whole. Otherwise, the parts of a faded
  // group would show through each other.
  const below: { context: Context; group: Extract<Shape, { kind: "group" }> }[] = [];
  // A stack instead of recursion: an inner function would need the bundler's helpers, which the
  // page doesn't have.
  const todo: (Shape | "end of group")[] = shapes.toReversed();
  while (todo.length > 0) {
    const shape = todo.pop()!;
    if (shape === "end of group") {
      const sheet = context.canvas;
      const { context: parent, group } = below.pop()!;
      parent.globalAlpha = group.opacity;
      parent.drawImage(sheet, 0, 0);
      parent.globalAlpha = 1;
      context = parent;
      continue;
    }
    if (shape.kind === "group") {
      below.push({ context, group: shape });
      context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d")!;
      context.translate(shape.dx, shape.dy);
      todo.push("end of group", ...shape.shapes.toReversed());
      continue;
    }
    context.save();
    context.beginPath();
    context.fillStyle = shape.color;
    if ("opacity" in shape && shape.opacity !== undefined) context.globalAlpha *= shape.opacity;
    if (shape.kind === "area") {
      for (const [x, y] of shape.points) context.lineTo(x, y);
      context.fill();
    } else if (shape.kind === "oval") {
      context.ellipse(shape.x, shape.y, shape.rx, shape.ry, 0, 0, 2 * Math.PI);
      context.fill();
    } else if (shape.kind === "box") {
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      context.fill();
    } else if (shape.kind === "arc") {
      context.arc(
        shape.x,
        shape.y,
        shape.r,
        -Math.PI / 2,
        -Math.PI / 2 + shape.share * 2 * Math.PI,
      );
      context.lineCap = "round";
      context.lineWidth = shape.width;
      context.strokeStyle = shape.color;
      context.stroke();
    } else {
      context.font = `${shape.size}px "${shape.font}"`;
      context.textAlign = shape.align ?? "left";
      if (shape.back) {
        const padding = 24;
        context.fillStyle = shape.back;
        context.roundRect(
          shape.x - padding,
          shape.y - shape.size * 1.36,
          context.measureText(shape.text).width + 2 * padding,
          shape.size * 2,
          shape.size,
        );
        context.fill();
        context.fillStyle = shape.color;
      }
      let line = "";
      let y = shape.y;
      for (const word of shape.text.split(" ")) {
        if (line && shape.width && context.measureText(`${line} ${word}`).width > shape.width) {
          context.fillText(line, shape.x, y);
          y += shape.leading ?? shape.size;
          line = word;
        } else line = line ? `${line} ${word}` : word;
      }
      context.fillText(line, shape.x, y);
    }
    context.restore();
  }
  return canvas.toDataURL("image/png");
}
