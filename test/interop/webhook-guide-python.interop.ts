import { plainPython } from "./plain-python";
import { describeRecipes } from "./webhook-recipe";

describeRecipes("python", ["verify_with_python.py"], plainPython);
