"""Makes the static fonts of the PDFs from the variable fonts of the web, which pdfkit can't vary.

Only needed when a font's version or weight changes: pip install fonttools brotli && python3 make-fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
FONTS = HERE / "../../../node_modules/@fontsource-variable"
SOURCES = {
    "Figtree-Regular": ("figtree/files/figtree-latin-wght-normal.woff2", {"wght": 400}),
    "Figtree-Italic": ("figtree/files/figtree-latin-wght-italic.woff2", {"wght": 400}),
    "Figtree-SemiBold": ("figtree/files/figtree-latin-wght-normal.woff2", {"wght": 650}),
    "Fraunces-SemiBold": ("fraunces/files/fraunces-latin-full-normal.woff2", {"wght": 600, "opsz": 72, "SOFT": 0, "WONK": 0}),
}

for name, (source, axes) in SOURCES.items():
    font = instantiateVariableFont(TTFont(FONTS / source, recalcTimestamp=False), axes)
    options = Options(hinting=False, layout_features=["kern", "liga", "mark", "mkmk", "ccmp"])
    subsetter = Subsetter(options)
    subsetter.populate(glyphs=font.getGlyphOrder())
    subsetter.subset(font)
    family, style = name.split("-")
    for name_id, text in {1: family, 2: style, 4: f"{family} {style}", 6: name}.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font.flavor = None
    font.save(HERE / f"{name.lower()}.ttf")
