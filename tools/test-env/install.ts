import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The means to install a program. Tests pass their own. */
export interface Installer {
  /** Runs a command, and throws if it fails. */
  run(program: string, args: string[], env?: NodeJS.ProcessEnv): void;
  print(line: string): void;
}

const realInstaller: Installer = {
  run: (program, args, env = process.env) => execFileSync(program, args, { stdio: "ignore", env }),
  print: (line) => console.log(line),
};

/** True if Debian's packages can be installed here: apt-get exists, and we are root. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Prints what it's about to install, then installs a Debian package. Throws if it can't. */
export function installPackage(name: string, { run, print }: Installer = realInstaller): void {
  print(`Installing Debian's ${name} (--no-install refuses) …`);
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    ...process.env,
    DEBIAN_FRONTEND: "noninteractive",
  });
}

/** Prints what it's about to download, then lets Playwright download Chromium. */
export function downloadChromium({ run, print }: Installer = realInstaller): void {
  print("Downloading Chromium with Playwright (--no-install refuses) …");
  run("npx", ["playwright", "install", "chromium"]);
}
